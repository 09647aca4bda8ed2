import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { parseMarkdown } from '../content/documents/markdown';
import { remarkElements } from './remarkElements';

type Shape = string | Shape[];

/** A tree as nested lists: texts unchanged, callouts with kind and title, everything else by its type. */
function shapesOf(node: { type: string; value?: string; children?: object[]; attributes?: object[] }): Shape {
  if (node.value !== undefined) return node.value;
  const attributes = (node.attributes ?? []) as { value: string }[];
  const name = [
    node.type === 'mdxJsxFlowElement' ? 'callout' : node.type,
    ...attributes.map(({ value }) => value),
  ];
  return [name.join(' '), ...(node.children ?? []).map((child) => shapesOf(child as never))];
}

test.each([
  [':::note[A title.]\n\nText.\n\n:::', [['callout note A title.', ['paragraph', 'Text.']]]],
  [':::note{title="A title."}\nText.\n:::', [['callout note A title.', ['paragraph', 'Text.']]]],
  [':::tip\nText.\n:::', [['callout tip', ['paragraph', 'Text.']]]],
  ['- :::note[A]\n  Text.\n  :::', [['list', ['listItem', ['callout note A', ['paragraph', 'Text.']]]]]],
  ['> [!CAUTION]\n> Text.', [['callout danger caution', ['paragraph', 'Text.']]]],
  ['> [!important]\n> Text.', [['callout note important', ['paragraph', 'Text.']]]],
  ['> [!NOTE]\n>\n> Text.', [['callout note', ['paragraph', 'Text.']]]],
  ['> [!NOTE] Mind `it`\n> Text.', [['callout note Mind `it`', ['paragraph', 'Text.']]]],
  [':::note[Use `npm`]\nText.\n:::', [['callout note Use `npm`', ['paragraph', 'Text.']]]],
  [':::note{title="Use `npm`"}\nText.\n:::', [['callout note Use `npm`', ['paragraph', 'Text.']]]],
  ['> [!TIP] `npm`\n> Text.', [['callout tip `npm`', ['paragraph', 'Text.']]]],
  ['> [!NOTE] A title  \n> Text.', [['callout note A title', ['paragraph', 'Text.']]]],
  ['> [!NOTE] T\n> a `b` c\n> d', [['callout note T', ['paragraph', 'a ', 'b', ' c\nd']]]],
  ['> [!WARNING] Alone', [['callout warning Alone']]],
  ['> [!TIP]\n> - One', [['callout tip', ['list', ['listItem', ['paragraph', 'One']]]]]],
  ['- > [!TIP]\n  > One', [['list', ['listItem', ['callout tip', ['paragraph', 'One']]]]]],
  ['> Quoted.', [['blockquote', ['paragraph', 'Quoted.']]]],
  ['At 12:30, host:port and a:b[c].', [['paragraph', 'At 12:30, host:port and a:b[c].']]],
  [
    '::::note[A]\n:::tip[B]\nText.\n:::\n::::',
    [['callout note A', ['callout tip B', ['paragraph', 'Text.']]]],
  ],
] as [string, Shape[]][])('%j', async (source, shapes) => {
  const tree = (await unified().use(remarkElements).run(parseMarkdown(source, 'page.mdx'))) as Root;
  expect(tree.children.map((node) => shapesOf(node as never))).toEqual(shapes);
});
