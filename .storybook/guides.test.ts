import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { nodesOf, readSource } from '#ci/readSource';

import { groups } from './guides';
import { readGuide } from './readGuide';
import { stableId } from './stableId';

const stories = globSync('ui/components/**/*.stories.tsx', { cwd: join(import.meta.dirname, '..') });
const names = stories.map((file) => basename(file, '.stories.tsx'));

test('no two components share a name', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(stories)('%s says what it is for, what it is made of and what a screen reader says', (file) => {
  const { guide } = readGuide(file);
  for (const name of ['use', 'avoid', 'screenReader']) {
    expect(guide(name), `${file}: parameters.guide.${name}`).toHaveLength(1);
  }
  for (const name of ['use', 'avoid', 'screenReader', 'keyboard']) {
    for (const text of guide(name)) {
      expect(text).toMatch(/^\S.{5,}\.$/s);
      // A cell of a table in Markdown.
      expect(text).not.toMatch(/[|\n]/);
    }
  }
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/anatomy: \{\s*[^\s}]/);
  const [anatomyStory = 'Default'] = guide('anatomyStory');
  expect(text, `${file}: guide.anatomyStory names a story of it`).toMatch(
    new RegExp(`^export const ${anatomyStory}\\b`, 'm'),
  );
  expect(guide('related').length).toBeGreaterThan(0);
  const others = names.filter((name) => name !== basename(file, '.stories.tsx'));
  expect(others, `${file}: guide.related names components`).toEqual(expect.arrayContaining(guide('related')));
});

test('every component with parts lists them on its page', () => {
  const folders = globSync('ui/components/**/*.ts', { cwd: join(import.meta.dirname, '..') })
    .filter((file) => /behaviors\/part'[^]*\nexport const parts = /.test(readFileSync(file, 'utf8')))
    .map(dirname);
  expect(folders.length).toBeGreaterThan(20);
  const unlisted = stories.filter((file) => folders.includes(dirname(file)) && !passesParts(file));
  expect(unlisted.map((file) => `${file}: add parts to parameters`)).toEqual([]);
});

test('every component is in a group of the sidebar, under its name', () => {
  const misplaced = stories.filter((file) => {
    const [, group, name] = /^(.+)\/(\w+)$/.exec(readGuide(file).title) ?? [];
    return !groups.includes(group!) || name !== basename(file, '.stories.tsx');
  });
  expect(
    misplaced.map((file) => `${file}: its title is "Level/Group/Name" with one of ${groups.join(', ')}`),
  ).toEqual([]);
});

test('the sidebar lists all groups and pages of documentation in order', () => {
  const listed = sidebarOrder();
  const levels = ['Components/', 'Patterns/'];
  expect(listed.filter((title) => levels.some((level) => title.startsWith(level)))).toEqual(
    groups.filter((group) => levels.some((level) => group.startsWith(level))),
  );
  const pages = globSync('ui/**/*.mdx', { cwd: join(import.meta.dirname, '..'), absolute: true });
  const titles = pages.map((file) => /<Meta title="([^"/]+\/[^"/]+)/.exec(readFileSync(file, 'utf8'))![1]!);
  expect(titles.length).toBeGreaterThan(20);
  expect(
    titles.filter((title) => !listed.includes(title)),
    'Add them to `storySort` in .storybook/preview.tsx',
  ).toEqual([]);
});

test('documentation links to pages of components that exist', () => {
  const pages = globSync('ui/**/*.mdx', { cwd: join(import.meta.dirname, '..'), absolute: true });
  const links = pages.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\?path=\/docs\/(components-[\w-]+)--docs/g)].map(
      ([, id]) => id!,
    ),
  );
  expect(links.length).toBeGreaterThan(20);
  const known = new Set(stories.map(stableId));
  expect(links.filter((id) => !known.has(id))).toEqual([]);
});

test.each([
  ['components/Callout/Callout.stories.tsx', 'components-callout'],
  ['components/Button/IconButton.stories.tsx', 'components-button-iconbutton'],
  ['tokens/Engraving.stories.tsx?import', 'tokens-screen'],
  ['/home/ui/my docs/ui/components/Callout/Callout.stories.tsx', 'components-callout'],
])('the id of %s is made of its place', (file, id) => {
  expect(stableId(file)).toBe(id);
});

/** The pages and groups in `storySort` of the preview, which Storybook reads without running it: level, then name. */
function sidebarOrder(): string[] {
  const isOrder = (node: ts.Node) => ts.isPropertyAssignment(node) && node.name.getText() === 'order';
  const order = [...nodesOf(readSource('.storybook/preview.tsx'))].find(isOrder) as ts.PropertyAssignment;
  const entries = (order.initializer as ts.ArrayLiteralExpression).elements;
  const textOf = (node: ts.Node) => (node as ts.StringLiteral).text;
  return entries.flatMap((entry, index) =>
    ts.isArrayLiteralExpression(entry)
      ? entry.elements.map((name) => `${textOf(entries[index - 1]!)}/${textOf(name)}`)
      : [],
  );
}

/** Whether the parameters of a component's stories have `parts`. */
const passesParts = (file: string) =>
  [...nodesOf(readSource(file))].some(
    (node) =>
      (ts.isShorthandPropertyAssignment(node) || ts.isPropertyAssignment(node)) &&
      node.name.getText() === 'parts' &&
      ts.isPropertyAssignment(node.parent.parent) &&
      node.parent.parent.name.getText() === 'parameters',
  );
