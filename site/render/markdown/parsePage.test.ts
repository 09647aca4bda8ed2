import type { Root } from 'mdast';
import { expect, test } from 'vitest';

import { parseMarkdown } from '../../content/documents/markdown';
import { blockSeparator, parsePage } from './parsePage';

const plain = (source: string) => parseMarkdown(source, 'page.mdx');
const inBlocks = (source: string) => parsePage(source, 'page.mdx');
const page = (blocks: string[]) => blocks.join(`\n\n${blockSeparator}\n\n`);
const places = new Set(['position', 'start', 'end', 'loc', 'range']);
const treeOf = (parse: (source: string) => Root, source: string) =>
  JSON.stringify(parse(source), (key, value) => (places.has(key) ? undefined : (value as unknown)));

const blocks = [
  '# Title',
  'A [link](/there) and `code`.',
  '<Card links={[{"a":"}"}]} title="*">\n\nText of it.\n\n- One\n- Two\n\n</Card>',
];

test('a page in blocks is what it is without them', () => {
  expect(treeOf(inBlocks, page(blocks))).toBe(treeOf(plain, blocks.join('\n\n')));
});

test('a page without blocks is parsed as ever', () => {
  expect(treeOf(inBlocks, blocks.join('\n\n'))).toBe(treeOf(plain, blocks.join('\n\n')));
});

test('a link by name leads where its own block says', () => {
  const tree = treeOf(inBlocks, page(['[a]\n\n[a]: /first', '[a]\n\n[a]: /second']));
  expect(tree.match(/"url":"[^"]*"/g)).toEqual(['"url":"/first"', '"url":"/second"']);
  expect(tree.match(/linkReference/g)).toHaveLength(2);
});
