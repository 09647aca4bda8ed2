import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { parseMarkdown } from '../../content/documents/markdown';
import { remarkCallouts } from './remarkCallouts';

type Shape = string | Shape[];

/** What a page is made of: texts as they are, callouts with kind and title, all else by its type. */
function shapesOf(node: { type: string; value?: string; children?: object[]; attributes?: object[] }): Shape {
  if (node.value !== undefined) return node.value;
  const attributes = (node.attributes ?? []) as { value: string }[];
  const name = [
    node.type === 'mdxJsxFlowElement' ? 'callout' : node.type,
    ...attributes.map(({ value }) => value),
  ];
  return [name.join(' '), ...(node.children ?? []).map((child) => shapesOf(child as never))];
}

const run = (source: string) => {
  const tree = unified().use(remarkCallouts).runSync(parseMarkdown(source, 'page.mdx')) as Root;
  return tree.children.map((node) => shapesOf(node as never));
};

const note = (...shapes: Shape[]) => ['callout note A title.', ...shapes];

test.each([
  [':::note A title.\n\nText.\n\n:::', [note(['paragraph', 'Text.'])]],
  [':::note A title.\nText.\n:::', [note(['paragraph', 'Text.'])]],
  [':::note A title.\n\nText.\n:::', [note(['paragraph', 'Text.'])]],
  [
    ':::note A title.\n\n```text\n:::\n```\n\n- One\n\n:::\n\nAfter.',
    [note(':::', ['list', ['listItem', ['paragraph', 'One']]]), ['paragraph', 'After.']],
  ],
  [
    ':::note A title.\n*Text*.\n\n:::\n\n:::note A title.\n\n`b`\n\n:::',
    [note(['paragraph', ['emphasis', 'Text'], '.']), note(['paragraph', 'b'])],
  ],
  [':::note A title.\n\n:::', [note()]],
  [
    '- Item.\n\n  :::note A title.\n\n  Text.\n\n  :::',
    [['list', ['listItem', ['paragraph', 'Item.'], note(['paragraph', 'Text.'])]]],
  ],
] as [string, Shape[]][])('%j', (source, shapes) => {
  expect(run(source)).toEqual(shapes);
});

test.each([
  ':::note A title.\n\nText.',
  ':::note\n\nText.\n\n:::',
  ':::other A title.\n\nText.\n\n:::',
  'A ::: b',
])('what is no callout stays text: %j', (source) => {
  expect(JSON.stringify(run(source))).not.toContain('callout');
  expect(JSON.stringify(run(source))).toContain(':::');
});
