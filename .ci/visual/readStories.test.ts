import { expect, test } from 'vitest';

import { temporaryFolder } from '../../site/fixtures/temporaryFolder';
import { readStories } from './readStories';

test('leaves out pages of documentation', () => {
  const docs = { id: 'components-button--docs', type: 'docs', title: 'components/Button', name: 'Docs' };
  const story = {
    id: 'components-button--default',
    type: 'story',
    title: 'components/Button',
    name: 'Default',
  };
  const entries = { [docs.id]: docs, [story.id]: story };
  const index = { 'index.json': JSON.stringify({ v: 5, entries }) };
  expect(readStories(temporaryFolder(index))).toEqual([story]);
});

test('says how to build Storybook if it is not built', () => {
  expect(() => readStories(temporaryFolder({}))).toThrow('Run "npm run storybook:build" first.');
});
