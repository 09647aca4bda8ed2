import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { Code } from 'mdast';

import { SiteError } from '../../problem';
import { engraveDrawing } from './engraveDrawing';
import { layOutGraph, type Layouts } from './layOutGraph';

/** A diagram as the theme shows it. */
export interface DrawnDiagram {
  caption: string;
  /** The picture in words. */
  description: string;
  /** An `<svg>` without colors and fonts, or two: for an article, and for a phone. */
  svg: string;
}

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
  const { wide, narrow } = layOut(await Graphviz.load(), fence, file);
  const svg =
    narrow === undefined
      ? engraveDrawing(wide)
      : engraveDrawing(wide, 'wide') + engraveDrawing(narrow, 'narrow');
  return { caption, description, svg };
}

function layOut(graphviz: Graphviz, { value, position }: Code, file: string): Layouts {
  try {
    return layOutGraph(graphviz, value);
  } catch (error) {
    const line = position?.start.line;
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
