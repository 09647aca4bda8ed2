import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

import { circlesIn } from '#ci/circlesIn';
import { importsOf, placeOf } from '#ci/readSource';

/** The rooms of the site from the ground up: each imports from those below it. On the ground lie the files beside the rooms. */
const floors = [
  'ground',
  'settings',
  'host',
  'reference',
  'content',
  'search',
  'browser',
  'render',
  'publish',
  'rspress',
  'createSite.ts',
  'dev',
  'cli',
  'bench',
];

/** Rooms whose core is values in, values out. What reads or writes files says so in its name. */
const pure = ['settings', 'reference', 'content', 'search', 'browser', 'render'];

const files = globSync('site/**/*.{ts,tsx,mjs}', {
  ignore: ['**/*.test.{ts,tsx}', 'site/e2e/**', '**/fixtures/**'],
});

/** Every import of one file of the site by another, types included. */
const imports = files.flatMap((file) =>
  importsOf(file).flatMap(({ from, node }) => {
    const to = from.startsWith('.') ? fileOf(join(dirname(file), from)) : undefined;
    return to === undefined ? [] : [{ file, to, place: placeOf(node) }];
  }),
);

test('the site has at most twelve rooms, and each stands on its floor', () => {
  const rooms = new Set(files.map(roomOf));
  expect(rooms.size).toBeLessThanOrEqual(12 + ['ground', 'createSite.ts'].length);
  expect([...rooms].toSorted()).toEqual(floors.toSorted());
});

test('every import goes down, types included', () => {
  expect(imports.length).toBeGreaterThan(1000);
  const rising = imports.filter(({ file, to }) => floorOf(to) > floorOf(file));
  expect(rising.map(({ place, to }) => `${place} imports ${to}, which stands above it`)).toEqual([]);
});

test('no files import each other in a circle, types included', () => {
  const arrows = new Map(files.map((file) => [file, [] as string[]]));
  for (const { file, to } of imports) arrows.get(file)!.push(to);
  expect(circlesIn(arrows)).toEqual([]);
});

test('in a pure room only files that are named after it read or write', () => {
  const touching = files.filter(
    (file) =>
      pure.includes(roomOf(file)) &&
      // Tests run what lies there.
      !file.startsWith('site/content/checks/') &&
      importsOf(file).some(({ from }) => /^node:(fs|child_process|http|net)/.test(from)),
  );
  expect(touching.length).toBeGreaterThan(10);
  expect(touching.filter((file) => !/\/(read|write)[A-Z]\w*\.ts$/.test(file))).toEqual([]);
});

function roomOf(file: string): string {
  const [, first, ...rest] = file.split('/') as [string, string, ...string[]];
  if (rest.length > 0 || first === 'createSite.ts') return first;
  return 'ground';
}

function floorOf(file: string): number {
  return floors.indexOf(roomOf(file));
}

/** The file that an import without its ending means. */
function fileOf(path: string): string | undefined {
  return ['', '.ts', '.tsx', '.d.ts']
    .map((ending) => `${path}${ending}`)
    .find((file) => /\.\w+$/.test(file) && existsSync(file));
}
