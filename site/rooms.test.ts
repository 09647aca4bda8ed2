import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

import { importsOf, placeOf } from '#ci/readSource';

interface Room {
  name: string;
  /** The most lines of product code it may have. */
  lines: number;
  /** Values in, values out: only files named `read…` or `write…` touch files, processes or the network. @default false */
  pure?: boolean;
}

/**
 * The rooms of the site from the ground up: each imports only from rooms above it in this table.
 *
 * Lower a number together with its room. Raise one only together with a decision in ARCHITECTURE.md.
 */
const rooms: Room[] = [
  // Files next to the rooms: problems, nearest names, what a text can't be.
  { name: 'ground', lines: 208 },
  // Schema, settings, sidebars, redirects. Each new page adds its line.
  { name: 'settings', lines: 750, pure: true },
  // Headers and redirects as hosts need them, and the preview.
  { name: 'host', lines: 485 },
  // The API reference, from interface definitions to rules and samples.
  { name: 'reference', lines: 4661, pure: true },
  // Pages and changelog entries, read and checked.
  { name: 'content', lines: 2996, pure: true },
  // Records, index, engine, hosted client.
  { name: 'search', lines: 2897, pure: true },
  // What runs in the reader's browser.
  { name: 'browser', lines: 3586, pure: true },
  // Pages compiled from MDX: what an element looks like in the source, and the component that draws it.
  { name: 'markdown', lines: 592, pure: true },
  // Settings, content and reference turned into the data of each page.
  { name: 'pages', lines: 748, pure: true },
  // Layout, page, head, rows of the reference.
  { name: 'theme', lines: 1203, pure: true },
  // Files written next to the pages.
  { name: 'publish', lines: 1221 },
  // Plugins of Rspress.
  { name: 'rspress', lines: 550 },
  // Puts the plugins together.
  { name: 'createSite.ts', lines: 66 },
  // What the npm scripts call.
  { name: 'cli', lines: 842 },
  // Builds and pages compared with stock Rspress.
  { name: 'bench', lines: 383 },
];

/** Lines outside the rooms: folders and the most lines they may have, tests included for `site/e2e`. */
const others = [
  { name: 'site/e2e', files: 'site/e2e/**/*.ts', ignore: [], lines: 6433 },
  { name: '.ci', files: '.ci/**/*.ts', ignore: ['**/*.test.ts'], lines: 388 },
];

const files = globSync('site/**/*.{ts,tsx,mjs}', {
  ignore: ['**/*.test.{ts,tsx}', 'site/e2e/**', '**/fixtures/**'],
});

const imports = files.flatMap((file) => importsOf(file).map(({ from, node }) => ({ file, from, node })));

test('the rooms are those of the table', () => {
  expect([...new Set(files.map(roomOf))].toSorted()).toEqual(rooms.map(({ name }) => name).toSorted());
});

test('no room has more lines than its budget', () => {
  const counted = [
    ...rooms.map(({ name, lines }) => ({
      name,
      budget: lines,
      lines: linesOf(files.filter((file) => roomOf(file) === name)),
    })),
    ...others.map(({ name, lines, files: found, ignore }) => ({
      name,
      budget: lines,
      lines: linesOf(globSync(found, { ignore, dot: true })),
    })),
  ];
  expect(counted.every(({ lines }) => lines > 0)).toBe(true);
  for (const { name, budget, lines } of counted)
    if (lines < budget - 150)
      console.info(`${name}: ${lines} lines. Lower its budget of ${budget} in site/rooms.test.ts.`);
  const over = counted
    .filter(({ lines, budget }) => lines > budget)
    .map(
      ({ name, lines, budget }) =>
        `${name}: ${lines} lines, ${lines - budget} over its budget of ${budget}. Remove code or use a library. ` +
        `Raise the budget in site/rooms.test.ts only with a decision in ARCHITECTURE.md that says what users get.`,
    );
  expect(over).toEqual([]);
  console.info(`site/ in all: ${linesOf(files)} lines`);
});

test('every import goes to the same room or one above it in the table, types included', () => {
  const order = rooms.map(({ name }) => name);
  const rising = imports.flatMap(({ file, from, node }) => {
    const to = from.startsWith('.') ? fileOf(join(dirname(file), from)) : undefined;
    return to && order.indexOf(roomOf(to)) > order.indexOf(roomOf(file))
      ? [`${placeOf(node)} imports ${to}, from a room below its own`]
      : [];
  });
  expect(imports.length).toBeGreaterThan(500);
  expect(rising).toEqual([]);
});

test('in a pure room only files named read… or write… touch files, processes or the network', () => {
  const pure = new Set(rooms.flatMap(({ name, pure = false }) => (pure ? name : [])));
  const touching = imports
    .filter(({ file, from }) => pure.has(roomOf(file)) && /^node:(fs|child_process|http|net)/.test(from))
    // Called by tests only.
    .filter(({ file }) => !file.startsWith('site/content/checks/'));
  expect(touching.length).toBeGreaterThan(5);
  expect(
    touching.filter(({ file }) => !/\/(read|write)[A-Z]\w*\.ts$/.test(file)).map(({ node }) => placeOf(node)),
  ).toEqual([]);
});

function roomOf(file: string): string {
  const [, first, ...rest] = file.split('/') as [string, string, ...string[]];
  return rest.length > 0 || first === 'createSite.ts' ? first : 'ground';
}

/** Lines as `wc -l` counts them. */
function linesOf(paths: string[]): number {
  return paths.reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0);
}

/** The file that an import without its extension refers to. */
function fileOf(path: string): string | undefined {
  return ['', '.ts', '.tsx', '.d.ts']
    .map((ending) => `${path}${ending}`)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
}
