import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

import { importsOf, placeOf } from '#ci/readSource';

interface Room {
  name: string;
  /** Values in, values out: only `read…` and `write…` files touch files, processes, or the network. @default false */
  pure?: boolean;
}

/** The rooms of the site, lowest layer first: each imports only from the rooms in earlier rows. */
const rooms: Room[] = [
  // Files next to the rooms: problems, nearest names, encoding errors.
  { name: 'ground' },
  // Schema and settings.
  { name: 'settings', pure: true },
  // Headers and redirects in the formats of hosts, and the server of `npm start`, which sends the same.
  { name: 'host' },
  // The API reference, from interface definitions to rules and examples.
  { name: 'reference', pure: true },
  // Pages and changelog entries, read and checked.
  { name: 'content', pure: true },
  // Records, index, engine, hosted client.
  { name: 'search', pure: true },
  // Code for the reader's browser.
  { name: 'browser', pure: true },
  // Pages compiled from MDX: how an element looks in the source, and the component that renders it.
  { name: 'markdown', pure: true },
  // Settings, content, and reference, converted to the data of each page.
  { name: 'pages', pure: true },
  // Layout, page, head, and rows of the reference.
  { name: 'theme', pure: true },
  // Answers for assistants: search, pages, descriptions, and checks over the Model Context Protocol.
  { name: 'assistants', pure: true },
  // Files written next to the pages.
  { name: 'publish' },
  // Rspress plugins.
  { name: 'rspress' },
  // Combines the plugins.
  { name: 'createSite.ts' },
  // Commands for the npm scripts.
  { name: 'cli' },
];

/** Tests, stories with their data, and content of Storybook's guides. */
const notProduct = ['**/*.{test,spec,stories,samples,guide}.{ts,tsx}', '**/fixtures/**', 'site/e2e/**'];

/** The most lines of product code, with room for clear code. */
const totals = [
  { folder: 'site', maxLines: 22_500 },
  { folder: 'site/assistants', maxLines: 450 },
  { folder: 'ui', maxLines: 16_000 },
  { folder: '.storybook', maxLines: 2000 },
];

const files = globSync('site/**/*.{ts,tsx,mjs}', { ignore: notProduct });

const imports = files.flatMap((file) => importsOf(file).map(({ from, node }) => ({ file, from, node })));

test('the rooms match the table', () => {
  expect([...new Set(files.map(roomOf))].toSorted()).toEqual(rooms.map(({ name }) => name).toSorted());
});

test.each(totals)('$folder/ has at most $maxLines lines of product code', ({ folder, maxLines }) => {
  const counted = globSync(`${folder}/**/*.{ts,tsx,mjs}`, {
    ignore: notProduct,
    dot: true,
  });
  const lines = linesOf(counted);
  console.info(`${folder}/: ${lines} of ${maxLines} lines`);
  expect(lines).toBeGreaterThan(100);
  expect(
    lines,
    `${folder}/ is over its total. Remove code, use a library, or raise \`totals\` and say in ARCHITECTURE.md what the lines buy.`,
  ).toBeLessThanOrEqual(maxLines);
});

test('the lines of each room are printed', () => {
  const counted = rooms.map(({ name }) => ({
    name,
    lines: linesOf(files.filter((file) => roomOf(file) === name)),
  }));
  console.info(counted.map(({ name, lines }) => `${name} ${lines}`).join(', '));
  expect(counted.every(({ lines }) => lines > 0)).toBe(true);
});

test('every import is from the same room or one in an earlier row of the table, types included', () => {
  const order = rooms.map(({ name }) => name);
  const forbidden = imports.flatMap(({ file, from, node }) => {
    const to = from.startsWith('.') ? fileOf(join(dirname(file), from)) : undefined;
    return to && order.indexOf(roomOf(to)) > order.indexOf(roomOf(file))
      ? [`${placeOf(node)} imports ${to}, from a room in a later row`]
      : [];
  });
  expect(imports.length).toBeGreaterThan(500);
  expect(forbidden).toEqual([]);
});

test('in a pure room, only files named read… or write… use files, processes or the network', () => {
  const pure = new Set(rooms.flatMap(({ name, pure = false }) => (pure ? name : [])));
  const touching = imports.filter(
    ({ file, from }) =>
      pure.has(roomOf(file)) && /^(node:(fs|child_process|http|net)|tinyglobby$)/.test(from),
  );
  expect(touching.length).toBeGreaterThan(5);
  expect(
    touching.filter(({ file }) => !/\/(read|write)[A-Z]\w*\.ts$/.test(file)).map(({ node }) => placeOf(node)),
  ).toEqual([]);
});

function roomOf(file: string): string {
  const [, first, ...rest] = file.split('/') as [string, string, ...string[]];
  return rest.length > 0 || first === 'createSite.ts' ? first : 'ground';
}

/** Lines as counted by `wc -l`. */
function linesOf(paths: string[]): number {
  return paths.reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0);
}

/** The file that an import without an extension refers to. */
function fileOf(path: string): string | undefined {
  return ['', '.ts', '.tsx', '.d.ts']
    .map((ending) => `${path}${ending}`)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
}
