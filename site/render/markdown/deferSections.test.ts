import fc from 'fast-check';
import rehypeParse from 'rehype-parse';
import type { Root, RootContent } from 'hast';
import { toString } from 'mdast-util-to-string';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { deferSections } from './deferSections';

const treeOf = (html: string) => unified().use(rehypeParse, { fragment: true }).parse(html) as Root;

/** The attributes of each section that a tree has been given, and its heading. */
const sectionsIn = ({ children }: Root) =>
  children.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement') return [];
    const { level, height } = Object.fromEntries(
      node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
      ),
    );
    return [{ level, height: Number(height), heading: toString(node.children[0]) }];
  });

/** Parses HTML, wraps its sections, and gives them. */
function sectionsOf(html: string) {
  const tree = treeOf(html);
  deferSections(tree);
  return sectionsIn(tree);
}

const heightOf = (html: string) => sectionsOf(`${far}<h2>A</h2>${html}`)[0]!.height - heading;

const table = (rows: number, text = 'word') =>
  `<table><thead><tr><th>H</th></tr></thead><tbody>${`<tr><td>${text}</td></tr>`.repeat(rows)}</tbody></table>`;
const far = '<p>A paragraph of a page.</p>'.repeat(50);
const heading = 46;

test('sections at the top of a page are drawn with it', () => {
  expect(sectionsOf(`<h1>A</h1><p>A</p><h2>B</h2>${table(3)}<h2>C</h2><p>C</p>`)).toEqual([]);
});

test('a heading of the second or third rank further down begins a section', () => {
  expect(sectionsOf(`<h2>A</h2>${far}<h2>B</h2><p>B</p><h3>C</h3><h4>D</h4><p>D</p>`)).toEqual([
    { level: '2', height: 92, heading: 'B' },
    { level: '3', height: 138, heading: 'C' },
  ]);
});

test('what stands before the first heading is drawn with the page', () => {
  expect(sectionsOf(`${far}${table(3)}<h4>A</h4><p>A</p>`)).toEqual([]);
});

test('every element stays, in its order', () => {
  const html = `<h1>A</h1>\n<h2>B</h2>${far}\n<h2>C</h2>\n<p>C</p>\n<h3>D</h3>\n<p>D</p>`;
  const tree = treeOf(html);
  deferSections(tree);
  const flat = tree.children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' ? (node.children as RootContent[]) : [node],
  );
  expect(flat).toEqual(treeOf(html).children);
});

test('what stands above counts, whatever it is', () => {
  const code = `<pre><code>${'line\n'.repeat(90)}</code></pre>`;
  for (const above of [code, table(60)]) expect(sectionsOf(`${above}<h2>A</h2>`)).toHaveLength(1);
});

test('a row of a long text is higher', () => {
  expect([heightOf(table(1)), heightOf(table(1, 'word '.repeat(40)))]).toEqual([81, 129]);
});

test('more rows never make a section lower', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), (some, more) => {
      expect(heightOf(table(some + more))).toBeGreaterThanOrEqual(heightOf(table(some)));
    }),
  );
});

test('code counts by its lines', () => {
  expect(heightOf('<pre><code>one\ntwo\n</code></pre>')).toBe(117);
});

test('a diagram counts with its drawing and the caption', () => {
  const diagram: RootContent = {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'svg',
        value: '<svg aria-hidden="true" width="80" height="470">',
      },
    ],
    children: [],
  };
  const tree: Root = { type: 'root', children: [...treeOf(`${far}<h2>A</h2>`).children, diagram] };
  deferSections(tree);
  expect(sectionsIn(tree)).toMatchObject([{ height: heading + 553 }]);
});
