import { createRequire } from 'node:module';
import { join } from 'node:path';

import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { visit } from 'unist-util-visit';
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';

import { didYouMean } from '../../../nearest';
import type { Problem } from '../../../problem';
import type { Page } from '../readPages';
import type { Notes } from './readNotes';

/** Values that charts have, by chart and by their path: `api`, then `db.port`. */
export type Charts = Record<string, Record<string, { default?: string; file: string }>>;

/** What is wrong at a place of a file. */
interface Fault {
  path: string[];
  message: string;
  fix: string;
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);

// The linter of Compose files comes with the schema of the specification, and names it as no validator knows it.
const require = createRequire(import.meta.url);
const { $schema: _, ...composeSchema } = require(
  join(require.resolve('dclint/package.json'), '../schemas/compose.schema.json'),
) as { $schema: string };
const isCompose = ajv.compile(composeSchema);

/** Checks Compose files on a page against the Compose specification, and values for Helm against those of the charts. */
export function checkConfigurations({ file, tree }: Page, charts: Charts, notes: Notes): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', (fence) => {
    const [, title = ''] = /title="([^"]*)"/.exec(fence.meta ?? '') ?? [];
    const check = checkOf(title, charts);
    if (!check || !['yaml', 'yml'].includes(fence.lang ?? '') || notes.skips(file, fence.value)) return;
    const lineCounter = new LineCounter();
    const document = parseDocument(fence.value, { lineCounter, prettyErrors: false });
    if (document.errors.length > 0) return;
    for (const { path, message, fix } of check(document.toJS())) {
      const line = fence.position!.start.line + lineCounter.linePos(offsetOf(document, path)).line;
      problems.push({ file, line, message, fix });
    }
  });
  return problems;
}

function checkOf(title: string, charts: Charts): ((value: unknown) => Fault[]) | undefined {
  if (/(?:^|\/)(?:docker-)?compose[\w.-]*\.ya?ml$/.test(title)) return checkCompose;
  if (/values\.ya?ml$/.test(title)) return (value) => checkValues(value, [], charts);
  return undefined;
}

function checkCompose(value: unknown): Fault[] {
  if (isCompose(value)) return [];
  return isCompose.errors!.map(({ instancePath, message = 'does not fit', params }) => ({
    path: [
      ...instancePath.split('/').slice(1),
      ...[(params as { additionalProperty?: string }).additionalProperty ?? []].flat(),
    ],
    message: `the Compose specification: ${instancePath || 'the file'} ${message} ${JSON.stringify(params)}.`,
    fix: 'Correct the example.',
  }));
}

/** Finds keys that no chart has. What lies below a value that is free in the chart is not looked at. */
function checkValues(value: unknown, path: string[], charts: Charts): Fault[] {
  const [chart, ...rest] = path;
  const facts = chart === undefined ? undefined : charts[chart];
  const name = rest.join('.');
  const fact = facts?.[name];
  const nested = Object.keys(chart === undefined ? charts : (facts ?? {}));
  const isInside = rest.length === 0 || nested.some((one) => one.startsWith(`${name}.`));
  const isFree = fact && (fact.default === undefined || ['{}', '[]'].includes(fact.default));
  if (chart !== undefined && (!facts || (!fact && !isInside))) {
    const meant = facts ? didYouMean(name, nested) : didYouMean(chart, Object.keys(charts));
    return [
      {
        path,
        message: `no chart has the value ${JSON.stringify(path.join('.'))}.`,
        fix: `${meant}Correct it.`,
      },
    ];
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject) return [];
  if (fact && !isInside) {
    if (isFree) return [];
    return [
      {
        path,
        message: `${JSON.stringify(path.join('.'))} is one value in the chart (${fact.file}), expected no keys below it.`,
        fix: 'Correct the example.',
      },
    ];
  }
  return Object.entries(value).flatMap(([key, inner]) => checkValues(inner, [...path, key], charts));
}

/** Where the key at a path begins, or the nearest place above it. */
function offsetOf(document: Document.Parsed, path: string[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      offset = (pair?.key as { range?: [number] } | undefined)?.range?.[0] ?? offset;
      node = pair?.value;
    } else node = undefined;
  }
  return offset;
}
