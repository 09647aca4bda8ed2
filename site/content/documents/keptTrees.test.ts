import { expect, test } from 'vitest';

import { workInFolder } from '../../fixtures/temporaryFolder';
import { openTrees } from './keptTrees';
import { bodyOf, parseMarkdown } from './markdown';

const never = () => {
  throw new Error('parsed once more');
};

test('a page is parsed once, and each has a tree of its own', () => {
  const root = workInFolder();
  const text = bodyOf('---\ntitle: A\n---\n\n# A\n\n<Tabs names={["a"]}>\n\nText `b`.\n\n</Tabs>\n');
  const parse = () => parseMarkdown(text, 'a.mdx');
  const first = openTrees(root).treeOf(text, 'a.mdx', parse);
  first.children.length = 0;
  expect(openTrees(root).treeOf(text, 'a.mdx', never)).toEqual(JSON.parse(JSON.stringify(parse())));
});

test('the same text is another page with JSX than without', () => {
  const trees = openTrees(workInFolder());
  const text = '<b>\n\na\n\n</b>';
  const typesIn = (file: string) =>
    trees.treeOf(text, file, () => parseMarkdown(text, file)).children.map(({ type }) => type);
  expect(typesIn('a.md')).toEqual(['html', 'paragraph', 'html']);
  expect(typesIn('a.mdx')).toEqual(['mdxJsxFlowElement']);
});

test('a page that cannot be parsed leaves nothing', () => {
  const trees = openTrees(workInFolder());
  const parse = () => parseMarkdown('</B>', 'a.mdx');
  for (let turn = 0; turn < 2; turn++) expect(() => trees.treeOf('</B>', 'a.mdx', parse)).toThrow('closing slash');
});

test('trees that are asked for stay, others go', () => {
  const root = workInFolder();
  for (const text of ['one', 'two']) openTrees(root).treeOf(text, 'a.md', () => parseMarkdown(text, 'a.md'));
  const trees = openTrees(root);
  trees.ask('one', 'a.md');
  trees.sweep();
  expect(() => trees.treeOf('one', 'a.md', never)).not.toThrow();
  expect(() => trees.treeOf('two', 'a.md', never)).toThrow('parsed once more');
});
