import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { parseMarkdown } from '../../content/documents/markdown';
import { remarkUnravel } from './remarkUnravel';

/** Types of the blocks of a page. */
const blocksOf = (source: string) =>
  (unified().use(remarkUnravel).runSync(parseMarkdown(source, 'page.mdx')) as Root).children.map(
    ({ type }) => type,
  );

test.each([
  ['<Action href="/a">A</Action>', ['mdxJsxFlowElement']],
  ['<Action href="/a">A</Action>\n<Action href="/b">B</Action>', ['mdxJsxFlowElement', 'mdxJsxFlowElement']],
  ['<b>A</b> {/* a comment */}', ['mdxJsxFlowElement', 'mdxFlowExpression']],
  ['Words <b>A</b>', ['paragraph']],
  ['Words', ['paragraph']],
])('%j is %j', (source, blocks) => {
  expect(blocksOf(source)).toEqual(blocks);
});

test('elements within elements are blocks, too', () => {
  const tree = parseMarkdown('<Actions>\n  <Action href="/a">A</Action>\n</Actions>', 'page.mdx');
  expect(unified().use(remarkUnravel).runSync(tree)).toMatchObject({
    children: [{ name: 'Actions', children: [{ type: 'mdxJsxFlowElement', name: 'Action' }] }],
  });
});
