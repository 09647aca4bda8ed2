import { expect, test } from 'vitest';

import { visit } from '../../visit';
import { parseMarkdown } from './markdown';

/** Types of the nodes of a page. */
function kindsOf(source: string, file: string): string[] {
  const kinds: string[] = [];
  visit(parseMarkdown(source, file), (node) => void kinds.push(node.type));
  return kinds;
}

test('line numbers include the front matter', () => {
  const source = '---\ntitle: A\ndescription: |\n  # Not a heading\n---\n\n# A\n\nText.\n';
  const tree = parseMarkdown(source, 'page.mdx');
  expect(tree.children.map(({ type, position }) => [type, position?.start.line])).toEqual([
    ['heading', 7],
    ['paragraph', 9],
  ]);
});

test('line numbers are right with Windows line endings', () => {
  const tree = parseMarkdown('---\r\ntitle: A\r\n---\r\n\r\n# A\r\n', 'page.mdx');
  expect(tree.children[0]?.position?.start.line).toBe(5);
});

test.each([
  ['これは**「灯り」**です。', 'strong'],
  ['这是**我想点的灯。**所以继续。', 'strong'],
  ['문서를 **램프(lamp)**을 켜세요.', 'strong'],
  ['~~（古い）~~です。', 'delete'],
  ['文*（灯）*字', 'emphasis'],
])('emphasis works next to Chinese, Japanese and Korean punctuation: %s', (text, kind) => {
  expect(kindsOf(text, 'page.mdx')).toContain(kind);
});

test('tables, task lists and footnotes are parsed', () => {
  const kinds = kindsOf('| a |\n| - |\n| b |\n\n- [x] c[^1]\n\n[^1]: d\n', 'page.md');
  expect(kinds).toEqual(
    expect.arrayContaining(['table', 'listItem', 'footnoteReference', 'footnoteDefinition']),
  );
});

test('an .mdx page has elements; in an .md page they are text', () => {
  expect(kindsOf('<Tabs>\n</Tabs>\n', 'page.mdx')).toContain('mdxJsxFlowElement');
  expect(kindsOf('<Tabs>\n</Tabs>\n', 'page.md')).toEqual(['root', 'paragraph', 'text', 'paragraph', 'text']);
});

test.each([
  ['page.md', 'text'],
  ['page.mdx', 'paragraph'],
])('a fold has its text after its summary, even without a blank line: %s', (file, kind) => {
  const tree = parseMarkdown('<details>\n<summary>More *oil*</summary>\nText.\n</details>\n', file);
  const [fold] = tree.children as { children: { type: string; name?: string }[] }[];
  expect(fold!.children.map(({ name, type }) => name ?? type)).toEqual(['summary', kind]);
});

test('the summary of a fold, alone in its block, leaves no empty paragraph', () => {
  const kinds = kindsOf('- <details>\n  <summary>More</summary>\n\n  Text.\n\n  </details>\n', 'page.mdx');
  expect(kinds.filter((kind) => kind === 'paragraph')).toHaveLength(1);
});

test('a syntax error in an element is thrown with its line', () => {
  expect(() => parseMarkdown('---\ntitle: A\n---\n\n</Tabs>\n', 'page.mdx')).toThrow(
    expect.objectContaining({ line: 5 }),
  );
});

test('a thematic break is not front matter', () => {
  const tree = parseMarkdown('# A\n\n---\n\nText\n\n---\n', 'page.mdx');
  expect(tree.children.map(({ type }) => type)).toEqual([
    'heading',
    'thematicBreak',
    'paragraph',
    'thematicBreak',
  ]);
});
