import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import type { Root, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { globSync } from 'tinyglobby';
import { SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { pages } from '../../site/fixtures/writtenPages';
import { didYouMean } from '../../site/nearest';
import { formatProblems, type Problem } from '../../site/problem';
import { pageOf, type Page } from './readPages';

/** A fact about one name from the product's source. */
interface Fact {
  /** The default value, as in the source. */
  default?: string;
  type?: string;
  /** Other names of the same thing: `short` of a flag, `json` of a field, `terraform` of a transformer. */
  also?: Record<string, string>;
  /** File that defines it, from the root of the product's repository. */
  file: string;
}

/** The facts that a part of a page must match. `_product/pages.yml` explains the keys. */
interface Rule {
  section?: string;
  facts: string | string[];
  rows?: string;
  columns?: Record<string, string>;
  complete?: boolean;
  without?: string;
  prefix?: string;
  last?: boolean;
  values?: Record<string, string>;
}

type Kind = 'unknown' | 'missing' | 'differs';
type Reasons = Record<string, ({ reason: string } & Partial<Record<Kind, string[]>>)[]>;

const read = <Value>(name: string) => parse(readFileSync(`content/_product/${name}.yml`, 'utf8')) as Value;
const rules = read<Record<string, Rule[]>>('pages');
const reasons = read<Reasons>('reasons');
const products = globSync('content/_product/*.yml', { ignore: ['**/{evidence,pages,reasons,source}.yml'] });
/** Facts by kind, scope and name: `environment`, `api`, `HOST`. */
const product: Record<string, Record<string, Record<string, Fact>>> = Object.fromEntries(
  products.map((path) => [basename(path, '.yml'), read(basename(path, '.yml'))]),
);
const known = knownNames();

/** Compares pages with the product's definitions, both ways, and collects the needed reasons. */
function compare(all: Page[], used = new Set<string>()): Problem[] {
  return Object.entries(rules).flatMap(([id, ofPage]) => {
    const page = all.find(({ file }) => file.replace(/\.mdx?$/, '') === `content/${id}`);
    if (!page) throw new Error(`content/_product/pages.yml names the page ${id}, which does not exist.`);
    return comparePage(page, id, ofPage, used);
  });
}

function comparePage({ tree, file }: Page, id: string, ofPage: Rule[], used: Set<string>): Problem[] {
  const problems = new Map<string, Problem>();
  const report = (kind: Kind, name: string, line: number, message: string) => {
    const key = [id, '*'].find((one) => reasons[one]?.some((reason) => reason[kind]?.includes(name)));
    if (key !== undefined) {
      used.add(`${key} ${kind} ${name}`);
    } else {
      problems.set(`${kind} ${name}`, {
        file,
        line,
        message,
        fix: 'Correct the page, or give a reason in content/_product/reasons.yml.',
      });
    }
  };
  const page = namesOnPage(tree);
  for (const { name, line } of page.names) {
    if (!known(name) && (/[._*-]|[a-z][A-Z]/.test(name) || isMeant(id, name))) {
      report('unknown', name, line, `the product has no ${JSON.stringify(name)}.`);
    }
  }
  for (const rule of ofPage) {
    const section = page.sections.find(({ title }) => title === rule.section) ?? { from: 1, to: Infinity };
    const isIn = ({ line }: { line: number }) => line >= section.from && line <= section.to;
    const what = [rule.facts].flat();
    const facts = what
      .flatMap((scope) => Object.entries(factsOf(scope)))
      .filter(([name]) => !rule.without || !name.startsWith(rule.without));
    const rows = page.rows.filter((row) => isIn(row) && [...row.cells.keys()][0] === rule.rows);
    if ((rule.section && section.to === Infinity && section.from === 1) || (rule.rows && rows.length === 0)) {
      throw new Error(
        `content/_product/pages.yml, ${id}: the page has no such section or rows: ${JSON.stringify(rule)}`,
      );
    }
    for (const { names, line, cells } of rows) {
      for (const name of names.filter((name) => name.startsWith(rule.prefix ?? ''))) {
        const found = facts.filter(([one, { also }]) => isSame(name, one, rule) || also?.short === name);
        if (found.length === 0) {
          const meant = didYouMean(
            name,
            facts.map(([one]) => one),
          );
          report(
            'unknown',
            name,
            line,
            `${JSON.stringify(name)} is not among ${what.join(', ')}. ${meant}`.trim(),
          );
        }
        for (const [title, key] of Object.entries(rule.columns ?? {})) {
          const cell = cells.get(title);
          for (const [one, fact] of cell && !name.endsWith('*') ? found : []) {
            // The source names it without saying anything about its value.
            if (fact.type === undefined && fact.default === undefined) continue;
            const value = key === 'default' ? (linked(rule.values?.[one]) ?? fact).default : fact.also?.[key];
            const said = toString(cell!).trim();
            if (agrees(codesIn(cell!), said, value)) continue;
            report(
              'differs',
              one,
              line,
              `${JSON.stringify(one)}: the column "${title}" says ${JSON.stringify(said)}, the product ${JSON.stringify(value ?? null)} (${fact.file}).`,
            );
          }
        }
      }
    }
    if (!rule.complete) continue;
    const written = [
      ...page.names.filter(isIn).map(({ name }) => name),
      ...page.rows.filter(isIn).flatMap(({ names }) => names),
    ];
    for (const [one, { file: source }] of facts) {
      if (!written.some((name) => isSame(name, one, rule))) {
        report(
          'missing',
          one,
          section.from,
          `${JSON.stringify(one)} of ${what.join(', ')} (${source}) is missing here.`,
        );
      }
    }
  }
  return [...problems.values()];
}

const isMeant = (id: string, name: string) =>
  [id, '*'].some((key) => reasons[key]?.some(({ unknown }) => unknown?.includes(name)));

/** Facts by kind and scope: `environment.api`. */
function factsOf(scope: string): Record<string, Fact> {
  const [kind = ''] = scope.split('.', 1);
  const facts = product[kind]?.[scope.slice(kind.length + 1)];
  if (!facts) throw new Error(`content/_product/${kind}.yml has no ${scope}.`);
  return facts;
}

/** The fact whose default another one has: `limits.destination/batch.count`. */
function linked(place: string | undefined): Fact | undefined {
  const [scope, name] = place?.split('/') ?? [];
  return scope && name ? factsOf(scope)[name] : undefined;
}

/** Whether a name on a page is that of a fact: all of it, its end if that is enough, or a prefix with an asterisk. */
function isSame(onPage: string, name: string, { prefix = '', last = false }: Rule): boolean {
  const bare = onPage.startsWith(prefix) ? onPage.slice(prefix.length) : onPage;
  if (bare === name || onPage === name) return true;
  return (bare.endsWith('*') && name.startsWith(bare.slice(0, -1))) || (last && name.endsWith(`.${bare}`));
}

/** Whether a cell agrees with the product. Code in the cell is its value, otherwise its text. */
function agrees(codes: string[], text: string, value: string | undefined): boolean {
  if (value === undefined || /^(?:|nil|\[\]|\{\})$/.test(value)) return codes.length === 0;
  if (value === 'false' && /^(?:(?:off|unset|no)\b|–)/i.test(text)) return true;
  const plain = (word: string) => word.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
  return [...codes, ...(codes.length > 0 ? [] : [text])].some(
    (word) =>
      word === value ||
      (word !== '' && Number(word) === Number(value)) ||
      // Constants end like the value that users write: `slog.LevelInfo`, `EMAIL_TYPE_UUID_V4`.
      (/[._]/.test(value) && plain(word).length > 2 && plain(value).endsWith(plain(word))) ||
      word.split(/[,;\s]+/).includes(value),
  );
}

function codesIn(cell: TableCell): string[] {
  const codes: string[] = [];
  visit(cell, 'inlineCode', ({ value }) => void codes.push(value));
  return codes;
}

/** Returns a test for names of the product: a fact, part of one, its other names, a value, a scope or a file. */
function knownNames(): (name: string) => boolean {
  const names = new Set<string>();
  /** Prefixes of names whose ends users choose. */
  const open = new Set<string>();
  for (const [kind, facts] of Object.entries(product)) {
    for (const [scope, ofScope] of Object.entries(facts)) {
      const all = Object.keys(ofScope);
      const shared = all.length > 1 ? all.reduce(commonStart).replace(/[^_]*$/, '') : '';
      if (shared !== '' && all.every((name) => /^[A-Z][A-Z0-9_]+$/.test(name))) {
        for (const name of all) names.add(name.slice(shared.length));
      }
      for (const [name, { file, default: value, also = {} }] of Object.entries(ofScope)) {
        const full = `${scope}.${name}`;
        if (kind === 'helm' && (value === undefined || /^(?:|\{\}|\[\])$/.test(value))) {
          open.add(`${name}.`).add(`${full}.`);
        }
        if (name.endsWith('*')) open.add(name.slice(0, -1));
        for (const one of kind === 'helm' || kind === 'protocol' ? [name, full] : [name]) {
          const parts = one.split('.');
          parts.forEach((part, index) =>
            names
              .add(part)
              .add(parts.slice(index).join('.'))
              .add(parts.slice(0, index + 1).join('.')),
          );
        }
        for (const other of [value, ...Object.values(also)]) {
          for (const one of other?.split(', ') ?? []) names.add(one);
        }
        for (const one of [scope, ...scope.split(' '), file.replace(/^.*\//, '')]) names.add(one);
      }
    }
  }
  return (name) =>
    names.has(name) ||
    [...open].some((start) => name.startsWith(start)) ||
    (/[*_.]$/.test(name) && [...names].some((one) => one.startsWith(name.replace(/\*$/, ''))));
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

interface PageNames {
  names: { name: string; line: number }[];
  rows: { names: string[]; line: number; cells: Map<string, TableCell> }[];
  sections: { title: string; from: number; to: number }[];
}

/** Names in code on a page, in its text, tables and examples. */
function namesOnPage(tree: Root): PageNames {
  const page: PageNames = { names: [], rows: [], sections: [] };
  const headings: { title: string; line: number; depth: number }[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'heading') {
      headings.push({ title: toString(node), line, depth: node.depth });
    } else if (node.type === 'inlineCode') {
      page.names.push(...namesIn(node.value).map((name) => ({ name, line })));
    } else if (node.type === 'code') {
      page.names.push(
        ...namesInExample(node.lang ?? '', node.meta ?? '', node.value).map((name) => ({ name, line })),
      );
    } else if (node.type === 'table') {
      const titles = node.children[0]!.children.map((cell) => toString(cell).trim());
      for (const { children, position } of node.children.slice(1)) {
        const cells = new Map(children.map((cell, index) => [titles[index] ?? '', cell]));
        page.rows.push({ names: rowNames(children[0]!), line: position!.start.line, cells });
      }
    }
  });
  page.sections = headings.map(({ title, line, depth }, index) => {
    const next = headings.slice(index + 1).find((heading) => heading.depth <= depth);
    return { title, from: line, to: (next?.line ?? Infinity) - 1 };
  });
  return page;
}

/** The names in a piece of code, without values, paths and addresses. */
function namesIn(code: string): string[] {
  const text = code.replace(/^\$\{?(\w+)\}?$/, '$1').trim();
  if (/^(?:neosync|mgmt|worker) /.test(text)) {
    const words = text.split(/\s+/);
    const end = words.findIndex((word) => !/^[a-z][a-z-]*$/.test(word));
    return [
      words.slice(0, end === -1 ? undefined : end).join(' '),
      ...words.filter((word) => /^--[a-z]/.test(word)),
    ];
  }
  if (/^make \S+$/.test(text)) return [text];
  const isValue = /^(?:true|false|null)$|^v?\d|\.(?:com|example|org|net|dev|io)$/;
  return text
    .split(/,\s*|\s*\/(?=-)|\s+or\s+/)
    .map((part) => part.replace(/(?<=^[\w.-]+)(?:=|: ).*$/, ''))
    .filter((name) => /^-{0,2}[A-Za-z_][\w.*-]*$/.test(name) && !isValue.test(name));
}

function rowNames(cell: TableCell): string[] {
  const names: string[] = [];
  visit(cell, (node) => {
    if (node.type === 'inlineCode') names.push(...namesIn(node.value));
    if (node.type !== 'strong') return undefined;
    names.push(toString(node));
    return SKIP;
  });
  return names;
}

/** Flags of commands, environment variables, arguments of Terraform and chart values in a fence. */
function namesInExample(lang: string, meta: string, value: string): string[] {
  const all = (pattern: RegExp) => [...value.matchAll(pattern)].map((match) => match[1]!);
  if (lang === 'hcl') return [...all(/(?:^\s*|[{,]\s*)(\w+)(?= += )/gm), ...all(/"(neosync_\w+)/g)];
  if (!['ini', 'yaml', 'bash'].includes(lang)) return [];
  const commands = value.match(/^\s*(?:\$ )?neosync .*(?:\n\s+-.*)*/gm)?.join('\n') ?? '';
  const flags = lang === 'bash' ? [...commands.matchAll(/\s(--[a-z][\w-]*)/g)].map((match) => match[1]!) : [];
  const isChart = lang === 'yaml' && /title="\S*values\S*\.yaml"/.test(meta);
  const variables = all(/^\s*(?:- |export )?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=|: )/gm);
  return [...flags, ...variables, ...(isChart ? pathsOf(parse(value)) : [])];
}

/** Paths of nested values: `api.db.port`. */
function pathsOf(value: unknown, above = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [above];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, above === '' ? key : `${above}.${key}`),
  );
}

test('pages and product use the same names and values', () => {
  const used = new Set<string>();
  expect(formatProblems(compare(pages, used))).toBe('');
  const given = Object.entries(reasons).flatMap(([id, all]) =>
    all.flatMap((reason) =>
      (['unknown', 'missing', 'differs'] as const).flatMap((kind) =>
        (reason[kind] ?? []).map((name) => `${id} ${kind} ${name}`),
      ),
    ),
  );
  expect(given.filter((reason) => !used.has(reason))).toEqual([]);
});

test.each<[what: string, id: string, row: RegExp, to: string, message: RegExp]>([
  ['a renamed flag', 'cli/sync', /`--job-run-id`/, '`--jobrun-id`', /has no "--jobrun-id"/],
  [
    'a changed default',
    'deploy/environment-variables',
    /(?<=^\| `HOST` .*)`127\.0\.0\.1`/,
    '`0.0.0.0`',
    /"HOST": .* says "0\.0\.0\.0"/,
  ],
  [
    'a missing variable',
    'deploy/environment-variables',
    /^\| `TABLESYNC_MAX_CONCURRENCY` .*/,
    '',
    /"TABLESYNC_MAX_CONCURRENCY" .* is missing/,
  ],
  [
    'an unknown chart value',
    'deploy/kubernetes',
    /^\| `runLogs\.type` /,
    '| `runLogs.kind` ',
    /"runLogs\.kind"/,
  ],
])('reports %s with page and line', (_, id, row, to, message) => {
  const file = `content/${id}.mdx`;
  const lines = pages.find((page) => page.file === file)!.source.split('\n');
  const index = lines.findIndex((line) => row.test(line));
  expect(index).toBeGreaterThan(-1);
  const source = lines.with(index, lines[index]!.replace(row, to)).join('\n');
  const changed = pages.map((page) => (page.file === file ? pageOf(source, file) : page));
  const problem = compare(changed).find((one) => message.test(one.message));
  expect(problem?.file).toBe(file);
  // A missing name is reported at the heading of its section.
  if (to === '') expect(lines[problem!.line! - 1]).toMatch(/^#/);
  else expect(problem?.line).toBe(index + 1);
});
