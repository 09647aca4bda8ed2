import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { SiteError } from '../../problem';

/** Settings of every graph: sizes and the look of lines. Colours and fonts come from the theme. */
const defaults = `
  graph [fontname="Arial" fontsize=13 ranksep=0.55 nodesep=0.35 pad=0.05 bgcolor=transparent labeljust=l]
  node [fontname="Arial" fontsize=14 shape=box style=rounded margin="0.16,0.09" height=0.46]
  edge [fontname="Arial" fontsize=12.5 arrowsize=0.65]
`;

/**
 * Draws fences of the language `dot` (Graphviz) as inline SVG, at build time. `title` is the caption, `alt`
 * describes the picture for those who cannot see it; both are required.
 *
 * @throws {SiteError} When a graph cannot be drawn or a text is missing.
 */
export const remarkDiagrams: Plugin<[], Root> = () => async (tree, file) => {
  const fences: { code: Code; replace: (node: MdxJsxFlowElement) => void }[] = [];
  visit(tree, 'code', (code, index, parent) => {
    if (code.lang !== 'dot' || index === undefined || !parent) return;
    fences.push({ code, replace: (node) => void parent.children.splice(index, 1, node as never) });
  });
  if (fences.length === 0) return;
  const graphviz = await Graphviz.load();
  for (const { code, replace } of fences) {
    replace(draw(code, graphviz, file.path));
  }
};

function draw(code: Code, graphviz: Graphviz, file: string): MdxJsxFlowElement {
  const place = { file, line: code.position?.start.line };
  const title = /\btitle="([^"]+)"/.exec(code.meta ?? '')?.[1];
  const alt = /\balt="([^"]+)"/.exec(code.meta ?? '')?.[1];
  if (!title || !alt) {
    throw new SiteError([
      {
        ...place,
        message: 'the diagram has no title or no description.',
        fix: 'Begin its fence with ```dot title="One line." alt="What the picture shows, in words."',
      },
    ]);
  }
  let svg: string;
  try {
    svg = graphviz.dot(code.value.replace('{', `{${defaults}`), 'svg');
  } catch (error) {
    throw new SiteError([
      { ...place, message: `the diagram cannot be drawn: ${(error as Error).message.trim()}`, fix: 'Mend the graph.' },
    ]);
  }
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'caption', value: title },
      { type: 'mdxJsxAttribute', name: 'description', value: alt },
      { type: 'mdxJsxAttribute', name: 'svg', value: clean(svg) },
    ],
    children: [],
  };
}

/** The drawing without what the theme decides: colours, fonts, names that only Graphviz needs. Sizes in points become pixels. */
function clean(svg: string): string {
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<title>[\s\S]*?<\/title>/g, '')
    .replace(/ (?:fill|stroke|font-family|font-size|id)="[^"]*"/g, '')
    .replace(/<svg [^>]*?width="([\d.]+)pt" height="([\d.]+)pt"/, (_match, width: string, height: string) => {
      const scale = (points: string) => String(Math.round(Number(points) * 100) / 100);
      return `<svg aria-hidden="true" width="${scale(width)}" height="${scale(height)}"`;
    })
    .replace(/ xmlns(?::\w+)?="[^"]*"/g, '')
    .replace(/\s*\n\s*/g, '');
}
