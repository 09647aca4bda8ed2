import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { readStories } from './readStories';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'storybook-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('leaves out pages of documentation', () => {
  const docs = { id: 'components-button--docs', type: 'docs', title: 'components/Button', name: 'Docs' };
  const story = {
    id: 'components-button--default',
    type: 'story',
    title: 'components/Button',
    name: 'Default',
  };
  const entries = { [docs.id]: docs, [story.id]: story };
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ v: 5, entries }));
  expect(readStories(folder)).toEqual([story]);
});

test('says how to build Storybook where it is not built', () => {
  expect(() => readStories(folder)).toThrow('Run "npm run storybook:build" first.');
});
