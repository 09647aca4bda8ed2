import { createRequire } from 'node:module';
import { join } from 'node:path';

import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { visit } from 'unist-util-visit';
import { z } from 'zod';

import { didYouMean } from '../../../nearest';
import type { Problem } from '../../../problem';
import { readYaml } from '../../documents/readYaml';
import type { Page } from '../readPages';
import type { Notes } from './readNotes';

/** Values of the charts, by chart and path: `api`, then `db.port`. */
export type Charts = Record<string, Record<string, { default?: string }>>;

/** A mistake in a file. */
interface Fault {
  path: string[];
  message: string;
  fix: string;
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);

// dclint ships the schema of the specification, with a `$schema` that Ajv doesn't know.
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
    const firstLine = fence.position!.start.line + 1;
    const { value, lineAt } = readYaml(fence.value, { schema: z.unknown(), file, firstLine });
    for (const { path, message, fix } of value === undefined ? [] : check(value))
      problems.push({ file, line: lineAt(path), message, fix });
  });
  return problems;
}

function checkOf(title: string, charts: Charts): ((value: unknown) => Fault[]) | undefined {
  if (/(?:^|\/)(?:docker-)?compose[\w.-]*\.ya?ml$/.test(title)) return checkCompose;
  if (/values\.ya?ml$/.test(title)) return (value) => checkValues(value, [], defaultsOf(charts));
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

/** Default values by the path in the values file: `api.db.port`. */
const defaultsOf = (charts: Charts) =>
  new Map(
    Object.entries(charts).flatMap(([chart, facts]) =>
      Object.entries(facts).map(([name, fact]) => [`${chart}.${name}`, fact.default] as const),
    ),
  );

/** Finds keys that no chart has. Anything can be below a value that is empty in the chart. */
function checkValues(value: unknown, path: string[], defaults: Map<string, string | undefined>): Fault[] {
  const name = path.join('.');
  const isGroup = name === '' || [...defaults.keys()].some((one) => one.startsWith(`${name}.`));
  const isKnown = isGroup || defaults.has(name);
  const isFree = defaults.has(name) && [undefined, '{}', '[]'].includes(defaults.get(name));
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isKnown && isObject && isGroup)
    return Object.entries(value).flatMap(([key, inner]) => checkValues(inner, [...path, key], defaults));
  if (isKnown && (isFree || isGroup || !isObject)) return [];
  const message = isKnown
    ? `the value ${JSON.stringify(name)} of the chart has no keys below it.`
    : `no chart has the value ${JSON.stringify(name)}.`;
  return [{ path, message, fix: `${isKnown ? '' : didYouMean(name, defaults.keys())}Correct the example.` }];
}
