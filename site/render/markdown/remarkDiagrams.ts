import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { drawDiagram } from '../../content/documents/drawDiagram';

/**
 * Draws fences of the language `dot` (Graphviz) as inline SVG, at build time.
 *
 * @throws {SiteError} When a graph cannot be drawn or a text is missing.
 */
export const remarkDiagrams: Plugin<[], Root> = () => async (tree, file) => {
  const fences: { code: Code; replace: (node: MdxJsxFlowElement) => void }[] = [];
  visit(tree, 'code', (code, index, parent) => {
    if (code.lang !== 'dot' || index === undefined || !parent) return;
    fences.push({ code, replace: (node) => void parent.children.splice(index, 1, node as never) });
  });
  for (const { code, replace } of fences) {
    const texts = Object.entries(await drawDiagram(code, file.path));
    replace({
      type: 'mdxJsxFlowElement',
      name: 'Diagram',
      attributes: texts.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
      children: [],
    });
  }
};
