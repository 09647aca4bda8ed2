import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { blockSeparator, remarkBlocks } from './remarkBlocks';

const plain = unified().use(remarkParse).use(remarkMdx);
const inBlocks = plain().use(remarkBlocks);
const page = (blocks: string[]) => blocks.join(`\n\n${blockSeparator}\n\n`);
const places = new Set(['position', 'start', 'end', 'loc', 'range']);
const treeOf = (processor: { parse: (source: string) => Root }, source: string) =>
  JSON.stringify(processor.parse(source), (key, value) => (places.has(key) ? undefined : (value as unknown)));

const blocks = [
  '# Title',
  'A [link](/there) and `code`.',
  '<Card {...JSON.parse("{\\u007d")} title="*">\n\nText of it.\n\n- One\n- Two\n\n</Card>',
];

test('a page in blocks is what it is without them', () => {
  expect(treeOf(inBlocks, page(blocks))).toBe(treeOf(plain, blocks.join('\n\n')));
});

test('what becomes of a block on one page does not reach it on the next', () => {
  const before = treeOf(inBlocks, page(blocks));
  for (let turn = 0; turn < 2; turn++) {
    const tree = inBlocks.parse(page(blocks));
    tree.children.forEach((node) => Object.assign(node, { type: 'text', value: 'Changed.' }));
    JSON.stringify(tree, (key, value) => {
      if (Array.isArray(value)) value.length = 0;
      return value as unknown;
    });
    expect(treeOf(inBlocks, page(blocks))).toBe(before);
  }
});

test('a page without blocks is parsed as ever', () => {
  expect(treeOf(inBlocks, blocks.join('\n\n'))).toBe(treeOf(plain, blocks.join('\n\n')));
});

test('a link by name leads where its own block says', () => {
  const tree = treeOf(inBlocks, page(['[a]\n\n[a]: /first', '[a]\n\n[a]: /second']));
  expect(tree.match(/"url":"[^"]*"/g)).toEqual(['"url":"/first"', '"url":"/second"']);
  expect(tree.match(/linkReference/g)).toHaveLength(2);
});
