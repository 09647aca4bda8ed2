import fc from 'fast-check';
import rehypeParse from 'rehype-parse';
import type { Element, Root } from 'hast';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { deferBlocks } from './deferBlocks';

/** Parses HTML, writes the heights on its blocks, and gives those of all tables and code. */
function heightsIn(html: string): (number | undefined)[] {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(html) as Root;
  deferBlocks(tree);
  const elements = tree.children.filter((node): node is Element => node.type === 'element');
  return elements
    .filter(({ tagName }) => tagName === 'table' || tagName === 'pre')
    .map(({ properties }) => properties.dataHeight as number | undefined);
}

const table = (rows: number, text = 'word') =>
  `<table><thead><tr><th>H</th></tr></thead><tbody>${`<tr><td>${text}</td></tr>`.repeat(rows)}</tbody></table>`;
const far = '<p>A paragraph of a page.</p>'.repeat(50);

test('tables at the top of a page are drawn with it', () => {
  expect(heightsIn(`<h1>A</h1>${table(3)}<p>B</p>${table(3)}`)).toEqual([undefined, undefined]);
});

test('tables further down carry about how high they are', () => {
  expect(heightsIn(`${table(2)}${far}${table(2)}`)).toEqual([undefined, 126]);
});

test('what stands above counts, whatever it is', () => {
  const code = `<pre><code>${'line\n'.repeat(90)}</code></pre>`;
  expect(heightsIn(`${code}${table(1)}`)).toEqual([undefined, 81]);
  expect(heightsIn(`${table(60)}${table(1)}`)).toEqual([undefined, 81]);
});

test('a row of a long text is higher', () => {
  expect(heightsIn(`${far}${table(1, 'word '.repeat(40))}`)).toEqual([129]);
});

test('more rows never make a table lower', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), (some, more) => {
      const [fewer, all] = heightsIn(`${far}${table(some)}${table(some + more)}`);
      expect(all).toBeGreaterThanOrEqual(fewer!);
    }),
  );
});

test('a table inside another element is drawn with it', () => {
  expect(heightsIn(`${far}<div>${table(2)}</div>`)).toEqual([]);
});

test('code further down carries the height of its lines', () => {
  const code = '<pre><code>one\ntwo\n</code></pre>';
  expect(heightsIn(`${code}${far}${code}`)).toEqual([undefined, 117]);
});

test('a diagram further down carries the height of its drawing with the caption', () => {
  const diagram = () => ({
    type: 'mdxJsxFlowElement' as const,
    name: 'Diagram',
    attributes: [
      {
        type: 'mdxJsxAttribute' as const,
        name: 'svg',
        value: '<svg aria-hidden="true" width="80" height="470">',
      },
    ],
    children: [],
  });
  const { children } = unified().use(rehypeParse, { fragment: true }).parse(far) as Root;
  const [near, distant] = [diagram(), diagram()];
  deferBlocks({ type: 'root', children: [near, ...children, distant] });
  expect(near.attributes).toHaveLength(1);
  expect(distant.attributes.at(-1)).toMatchObject({ name: 'height', value: '553' });
});

test('code is found in the root that the highlighter leaves around it', () => {
  const { children } = unified().use(rehypeParse, { fragment: true }).parse(far) as Root;
  const pre: Element = {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [{ type: 'text', value: 'one' }],
  };
  const root: Root = { type: 'root', children: [pre] };
  deferBlocks({ type: 'root', children: [...children, root as unknown as Element] });
  expect(pre.properties).toEqual({ dataHeight: 95 });
});
