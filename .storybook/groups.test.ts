import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

import { groups } from './groups';
import { stableId } from './stableId';

const ui = join(import.meta.dirname, '../ui');

test('every component and every page of text stands in one group of the sidebar, and nothing else does', () => {
  const listed = Object.values(groups).flatMap(({ pages = [], stories = [] }) => [
    ...pages.map((page) => `${page}.mdx`),
    ...stories.map((file) => `${file}.stories.tsx`),
  ]);
  const written = globSync(['**/*.mdx', '**/*.stories.tsx', '../.storybook/pages/*.stories.tsx'], {
    cwd: ui,
  });
  expect(listed.toSorted()).toEqual(written.sort());
});

test.each([
  ['components/Callout/Callout.stories.tsx', 'components-callout'],
  ['components/Button/IconButton.stories.tsx', 'components-button-iconbutton'],
  ['tokens/Screen.stories.tsx?import', 'tokens-screen'],
  ['/home/ui/my docs/ui/components/Callout/Callout.stories.tsx', 'components-callout'],
  ['../ui/components/Callout/Callout.guide.ts', 'components-callout'],
])('the id of %s is made of its place', (file, id) => {
  expect(stableId(file)).toBe(id);
});
