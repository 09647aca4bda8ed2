import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { Code } from 'mdast';

import { SiteError } from '../../problem';

/** A diagram as the theme shows it. */
export interface DrawnDiagram {
  caption: string;
  /** The picture in words. */
  description: string;
  /** An `<svg>` without colours and fonts. */
  svg: string;
}

/**
 * Settings of every graph, on one line, so that Graphviz counts lines as the page does. Colours and fonts come from the
 * theme; texts are measured a little wider than they are drawn, so that labels keep clear.
 */
const defaults = [
  'graph [fontname="Arial" fontsize=13 ranksep=0.55 nodesep=0.35 pad=0.05 bgcolor=transparent labeljust=l]',
  'node [fontname="Arial" fontsize=14 shape=box style=rounded margin="0.16,0.09" height=0.46]',
  'edge [fontname="Arial" fontsize=14.5 arrowsize=0.65]',
].join(' ');

/**
 * Draws a fence of the language `dot` (Graphviz). `title` is the caption, `alt` describes the picture for those
 * who cannot see it; both are required.
 *
 * @param file Path of the page from the root of the project, for problems.
 * @throws {SiteError} When the graph cannot be drawn or a text is missing.
 */
export async function drawDiagram(fence: Code, file: string): Promise<DrawnDiagram> {
  const line = fence.position?.start.line;
  const caption = /\btitle="([^"]+)"/.exec(fence.meta ?? '')?.[1];
  const description = /\balt="([^"]+)"/.exec(fence.meta ?? '')?.[1];
  if (!caption || !description) {
    const missing = [!caption && 'title', !description && 'description'].filter(Boolean).join(' and no ');
    throw new SiteError([
      {
        file,
        line,
        message: `the diagram has no ${missing}.`,
        fix: 'Begin its fence with ```dot title="One line." alt="What the picture shows, in words."',
      },
    ]);
  }
  const graphviz = await Graphviz.load();
  try {
    const svg = graphviz.dot(fence.value.replace('{', `{${defaults} `), 'svg');
    if (svg === '') throw new Error('nothing is in it');
    return { caption, description, svg: clean(svg) };
  } catch (error) {
    const [reason = ''] = (error as Error).message.trim().split('\n');
    const inGraph = Number(/\bline (\d+)/.exec(reason)?.[1] ?? 0);
    throw new SiteError([
      {
        file,
        line: line && line + inGraph,
        message: `the diagram cannot be drawn: ${reason.replace(/ in line \d+/, '')}.`,
        fix: 'Mend the graph: "digraph { a -> b }", one statement on each line, names with spaces between quotes.',
      },
    ]);
  }
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
    .replace(/\s*\n\s*/g, ' ')
    .replace(/> </g, '><')
    .trim();
}
