import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Documents about the project. */
const documents = globSync(
  ['*.md', '.github/**/*.md', 'content/README.md', 'ui/**/*.mdx', '.storybook/**/*.mdx'],
  {
    cwd: root,
    dot: true,
  },
);

/** Code that names commands in its output or in comments. */
const code = globSync(
  ['{site,ui,.ci,.storybook}/**/*.{ts,tsx,mjs}', 'content/_*/**/*.yml', 'proto/**/*.yml', 'Containerfile'],
  {
    cwd: root,
    dot: true,
  },
);

/** Matches of a pattern in a file that aren't right, with their places. */
const wrong = (file: string, pattern: RegExp, isRight: (found: string) => boolean) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].flatMap(([, found = '']) =>
        isRight(found) ? [] : [`${file}:${index + 1}: ${found}`],
      ),
    );

test.each(documents)('%s names only commands that the project has', (file) => {
  const isScript = (name: string) => name in scripts;
  const isBinary = (name: string) => existsSync(join(root, 'node_modules/.bin', name));
  expect(wrong(file, /\bnpm run (?:-s |--silent )*([\w:-]+)/g, isScript)).toEqual([]);
  expect(wrong(file, /\bnpm (start|test)\b/g, isScript)).toEqual([]);
  expect(wrong(file, /\bnpx (?:-y |--yes )?([\w@/.-]+)/g, isBinary)).toEqual([]);
});

test('every command of the project is explained in a document', () => {
  const text = ['README.md', 'CONTRIBUTING.md']
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('');
  const said = new Set([...text.matchAll(/\bnpm (?:run )?(?:-s )?([\w:-]+)/g)].map(([, name]) => name));
  expect(Object.keys(scripts).filter((name) => !said.has(name))).toEqual([]);
});

test('every entry of knip.json matches a file', () => {
  const { entry } = JSON.parse(readFileSync(join(root, 'knip.json'), 'utf8')) as { entry: string[] };
  /** The patterns that a pattern with braces stands for. */
  const expand = (pattern: string): string[] => {
    const [, before = '', list, after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? [];
    return list === undefined ? [pattern] : list.split(',').flatMap((one) => expand(before + one + after));
  };
  const patterns = entry.flatMap((pattern) => expand(pattern.replace(/!$/, '')));
  expect(patterns.filter((pattern) => globSync(pattern, { cwd: root, dot: true }).length === 0)).toEqual([]);
});

test('every command named in code exists', () => {
  expect(code.length).toBeGreaterThan(500);
  const others = code.filter((file) => !file.endsWith('.test.ts'));
  expect(
    others.flatMap((file) => wrong(file, /\bnpm run (?:-s )?([\w:-]+)/g, (name) => name in scripts)),
  ).toEqual([]);
});

// Figures stay as they were measured.
test.each(documents.filter((file) => file !== 'BENCHMARKS.md'))(
  '%s names only files and folders that exist',
  (file) => {
    const path = /`((?:site|ui|content|proto|\.ci|\.storybook|\.github|\.vscode)\/[\w./-]*)`/g;
    // `Name` is any component.
    const isThere = (name: string) => /\bName\b/.test(name) || existsSync(join(root, name));
    expect(wrong(file, path, isThere)).toEqual([]);
    // Paths in a room of `site/`, such as `publish/finishPages.ts`, and names of files.
    const shortPath = /`([\w/-]+\.(?:behavior\.)?tsx?)`/g;
    const isInProject = (name: string) => code.some((each) => each === name || each.endsWith(`/${name}`));
    expect(wrong(file, shortPath, (name) => isThere(name) || isInProject(name))).toEqual([]);
  },
);
