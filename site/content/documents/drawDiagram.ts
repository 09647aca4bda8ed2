import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import type { Code } from 'mdast';

import { SiteError } from '../../problem';

/** A diagram as the theme shows it. */
export interface DrawnDiagram {
  caption: string;
  /** The picture in words. */
  description: string;
  /** An `<svg>` whose colors and fonts come from the theme. */
  svg: string;
}

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** Defaults of every graph, on one line to keep Graphviz's line numbers. Text is measured wider than it is drawn. */
const defaults = [
  'graph [fontname="Arial" fontsize=14.5 ranksep=0.45 nodesep=0.24 pad=0.05 labeljust=l]',
  'node [fontname="Arial" fontsize=14 shape=box margin="0.18,0.08" height=0.44]',
  'edge [fontname="Arial" fontsize=14 arrowsize=0.65]',
].join(' ');

/** Attributes that the theme decides, or that would clash with another diagram on the page. */
const dropped = ['fill', 'stroke', 'font-family', 'font-size', 'id', 'xmlns', 'xmlns:xlink'];

/** Nodes that matter have a second outline. */
const framed = (graph: string) => graph.replace(/\bclass="accent"/g, '$& peripheries=2 margin="0.24,0.1"');

/** A name in code, a flag or a path: `neosync_jobs`, `--config`, `users.email`. */
const code = /^(?:--[\w-]+|[\w$-]*[A-Za-z\d][_.][\w$*.-]*)$/;

/** Draws a fence of the language `dot` (Graphviz). It needs a `title`, the caption, and `alt`, the picture in words. */
export async function drawDiagram({ meta, value, position }: Code, file: string): Promise<DrawnDiagram> {
  const line = position?.start.line;
  const caption = /\btitle="([^"]+)"/.exec(meta ?? '')?.[1];
  const description = /\balt="([^"]+)"/.exec(meta ?? '')?.[1];
  if (!caption || !description) {
    const missing = [!caption && 'title', !description && 'description'].filter(Boolean).join(' and no ');
    const fix = 'Begin its fence with ```dot title="One line." alt="What the picture shows, in words."';
    throw new SiteError([{ file, line, message: `the diagram has no ${missing}.`, fix }]);
  }
  const graphviz = await Graphviz.load();
  try {
    const drawing = graphviz.dot(framed(value).replace('{', `{${defaults} `), 'svg');
    return { caption, description, svg: themed(drawing) };
  } catch (error) {
    const [reason = ''] = (error as Error).message.trim().split('\n');
    const lineInGraph = Number(/\bline (\d+)/.exec(reason)?.[1] ?? 0);
    const message = `the diagram cannot be drawn: ${reason.replace(/ in line \d+/, '')}.`;
    const fix =
      'Fix the graph: "digraph { a -> b }", one statement on each line, names with spaces between quotes.';
    throw new SiteError([{ file, line: line && line + lineInGraph, message, fix }]);
  }
}

/** Graphviz's drawing without its looks: what it draws is in classes, which the style sheet knows. */
function themed(drawing: string): string {
  const svg = DomUtils.findOne(
    ({ name }) => name === 'svg',
    parseDocument(drawing, { xmlMode: true }).children,
  );
  if (!svg) throw new Error('the graph is empty');
  clean(svg);
  // Points of Graphviz are pixels of the page.
  for (const name of ['width', 'height']) svg.attribs[name] = String(parseFloat(svg.attribs[name]!));
  svg.attribs['aria-hidden'] = 'true';
  // The names of zones come last, so that they cut the edges behind them.
  const [graph] = svg.children as Element[];
  graph!.children.sort((a, b) => Number(isZone(a as Element)) - Number(isZone(b as Element)));
  return DomUtils.getOuterHTML(svg, { xmlMode: true });
}

const isZone = ({ attribs }: Element) => attribs.class?.startsWith('cluster') ?? false;

function clean(element: Element): void {
  for (const name of dropped) delete element.attribs[name];
  const words = element.name === 'text' ? DomUtils.textContent(element) : '';
  if (code.test(words)) element.attribs.class = 'code';
  if (/^\d{1,2}$/.test(words)) element.attribs.class = 'serial';
  element.children = element.children.filter((child) => {
    if (child.type === ElementType.Text) return child.data.trim() !== '';
    if (child.type !== ElementType.Tag || child.name === 'title') return false;
    clean(child);
    return true;
  });
}
