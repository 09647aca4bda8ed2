import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import type { Code } from 'mdast';

import { SiteError } from '../../problem';
import { parseFenceMeta } from './parseFenceMeta';
import { placeOf } from '../documents/placeOf';
import { centerWords, groupsOf, sizeStatements, countSwaps, titleOf, type Element } from './graphDrawing';
import { routeEdges } from './routeEdges';

export interface DrawnDiagram {
  caption: string;
  /** The text alternative. */
  description: string;
  /** An `<svg>` whose colors and fonts come from the theme. If it is too wide for a phone, a narrow version follows it. */
  svg: string;
}

/** Inches between nodes, between ranks, and around the text of a node and of an accent node; points around a cluster. */
type Spacing = Record<'nodes' | 'ranks' | 'node' | 'accent' | 'cluster', number>;
const wide: Spacing = { nodes: 0.24, ranks: 0.28, node: 0.16, accent: 0.21, cluster: 8 };
const phone: Spacing = { nodes: 0.09, ranks: 0.28, node: 0.14, accent: 0.22, cluster: 8 };
const tight: Spacing = { nodes: 0.05, ranks: 0.28, node: 0.078, accent: 0.13, cluster: 5 };

/** Width in pixels, without margins, that fits in the narrowest column. */
const maxWide = 544;
/** The same on the narrowest common phones. */
const maxPhone = 304;

/** Defaults of every graph, on one line to keep Graphviz's line numbers. Text is measured wider than it's drawn. */
const defaults = ({ nodes, ranks, node }: Spacing) =>
  `graph [fontname="Arial" fontsize=16 ranksep=${ranks} nodesep=${nodes} pad=0.01 labeljust=l splines=line] ` +
  `node [fontname="Arial" fontsize=14 shape=box margin="${node},0.08" height=0.44 width=0.5] edge [arrowsize=0.65]`;

const quotedText = /"(?:\\.|[^"\\])*"/.source;
/** Our defaults, and the defaults at the start of the graph. */
const allDefaults = new RegExp(
  `edge \\[arrowsize=0\\.65\\](?:\\s*(?:node|edge|graph) \\[(?:${quotedText}|[^\\]"])*\\]|\\s*\\w+=(?:${quotedText}|[^\\s;}"<]+)|;)*`,
);

/** Attributes that the theme sets, or that would clash with another diagram on the page. */
const dropped = ['fill', 'stroke', 'font-family', 'font-size', 'id', 'xmlns', 'xmlns:xlink', 'transform'];

/** A name in code, a flag or a path: `neosync_jobs`, `--config`, `users.email`, `temporal-ui`. */
const codeName = /^(?:--[\w-]+|[\w$-]*[A-Za-z\d][_.][\w$*.-]*|[a-z\d]+-[a-z\d-]+)$/;

const labeledEdge = /(\w+) -> (\w+) \[([^\]]*\blabel=("(?:\\.|[^"\\])*")[^\]]*)\]/g;

/** `class="accent"` gives a node a second outline. Labels become nodes in the middle of edges: lines avoid nodes. */
const prepare = (graph: string, spacing: Spacing) =>
  graph
    .replace('{', `{${defaults(spacing)} `)
    .replace(/\bsubgraph cluster_\w+ \{/g, `$& margin=${spacing.cluster};`)
    .replace(/\bclass="accent\b[^"]*"/g, `$& peripheries=2 margin="${spacing.accent},0.1"`)
    .replace(/\bclass="[^"]*\bcode"/g, '$& fontname="Courier" fontsize=12.5')
    .replace(labeledEdge, (_, from, to, attributes, label, at) => {
      const name = label.replaceAll(/"|\\n/g, '');
      const isMarked = /^`[^`]+`$/.test(name);
      const face = isMarked || codeName.test(name) ? 'fontname="Courier" fontsize=12.5' : 'fontsize=13';
      // Backticks aren't drawn; their width serves as the margin.
      const margin = isMarked ? 0 : 0.06;
      const words = `w${at} [class=words ${face} margin="${margin},0.02" width=0 height=0 label=${label}]`;
      return `${words}; ${from}->w${at} [${attributes} label="" arrowhead=none]; w${at}->${to} [${attributes} label="" arrowtail=none]`;
    });

/** Draws a fence in the language `dot` (Graphviz). It needs `title`, the caption, and `alt`, the description. */
export async function drawDiagram(fence: Code, pageFile: string): Promise<DrawnDiagram> {
  const { value } = fence;
  const { file, line } = placeOf(fence, pageFile);
  const { title: caption, alt: description } = parseFenceMeta(fence);
  if (!caption || !description) {
    const missing = [!caption && 'title', !description && 'alt'].filter(Boolean).join(' and no ');
    const fix = 'Begin its fence with ```dot title="One line." alt="What the picture shows, in words."';
    throw new SiteError([{ file, line, message: `the diagram has no ${missing}.`, fix }]);
  }
  const { Graphviz } = await import('@hpcc-js/wasm-graphviz');
  const graphviz = await Graphviz.load();
  try {
    const layOut = (graph: string, spacing: Spacing) => {
      const prepared = prepare(graph, spacing);
      const first = parse(graphviz.dot(prepared, 'svg'));
      const sizes = sizeStatements(first, prepared);
      // If ranks are columns, Graphviz stacks unconnected parts from the bottom up.
      const inOrder = prepared.replace(/\}\s*$/, () => `${sizes.join(' ')}}`);
      const reversed = prepared.replace(allDefaults, (all) => `${all} ${sizes.toReversed().join(' ')}`);
      const names = groupsOf(first, 'node').map(titleOf);
      return best(
        [inOrder, reversed].map((graph) => () => parse(graphviz.dot(graph, 'svg'))),
        (layout) => countSwaps(layout, names),
      );
    };
    const columns = [wide, { ...wide, node: 0.14, accent: 0.17 }].map((each) => () => layOut(value, each));
    const drawings = [best(columns, widthOf, maxWide)];
    if (widthOf(drawings[0]!) > maxPhone) {
      const topDown = value.replace('rankdir=LR', '');
      const layouts = [phone, tight].flatMap((each) =>
        [topDown, value].map((graph) => () => layOut(graph, each)),
      );
      drawings.push(best(layouts, widthOf, maxPhone));
    }
    for (const drawing of drawings) applyTheme(drawing);
    return { caption, description, svg: DomUtils.getOuterHTML(drawings, { xmlMode: true }) };
  } catch (error) {
    const [reason = ''] = (error as Error).message.trim().split('\n');
    const lineInGraph = Number(/\bline (\d+)/.exec(reason)?.[1] ?? 0);
    const message = `the diagram cannot be drawn: ${reason.replace(/ in line \d+/, '')}.`;
    const fix = 'Write "digraph { a -> b }", one statement on each line, names with spaces between quotes.';
    throw new SiteError([{ file, line: line && line + lineInGraph, message, fix }]);
  }
}

function parse(drawing: string): Element {
  const [svg] = DomUtils.getElementsByTagName('svg', parseDocument(drawing, { xmlMode: true }));
  if (!svg) throw new Error('the graph is empty');
  return svg;
}
const widthOf = ({ attribs }: Element) => parseFloat(attribs.width!);

/** The first layout that is small enough, or else the smallest. Layouts after it aren't created. */
function best(layouts: (() => Element)[], sizeOf: (layout: Element) => number, maxSize = 0): Element {
  const measured: { layout: Element; size: number }[] = [];
  for (const make of layouts) {
    const layout = make();
    measured.push({ layout, size: sizeOf(layout) });
    if (measured.at(-1)!.size <= maxSize) return layout;
  }
  return measured.toSorted((a, b) => a.size - b.size)[0]!.layout;
}

/** Replaces Graphviz's styling with classes of the style sheet. */
function applyTheme(svg: Element): void {
  const { low, high } = routeEdges(svg);
  groupsOf(svg, 'node').forEach(centerWords);
  const [graph] = DomUtils.getElementsByTagName('g', svg);
  applyClasses(svg);
  // Outlines are 1.5 pixels wide.
  const left = low[0] - 0.75;
  const top = low[1] - 0.75;
  const width = Math.ceil(high[0] - left + 0.75);
  const height = Math.ceil(high[1] - top + 0.75);
  Object.assign(svg.attribs, { width, height, viewBox: `${left} ${top} ${width} ${height}` });
  svg.attribs['aria-hidden'] = 'true';
  // Cluster names come last, to cover the edges.
  const rankOf = (child: unknown) => Number((child as Element).attribs.class?.startsWith('cluster') ?? 0);
  graph!.children.sort((a, b) => rankOf(a) - rankOf(b));
}

function applyClasses(element: Element): void {
  for (const name of dropped) delete element.attribs[name];
  const texts = DomUtils.getElementsByTagName('text', element.children, false);
  const lines = texts.map(DomUtils.textContent);
  // A name on several lines breaks after punctuation.
  const isName = codeName.test(lines.join('')) && lines.slice(0, -1).every((line) => /[_.-]$/.test(line));
  for (const [index, text] of texts.entries()) {
    if (isName || codeName.test(lines[index]!)) text.attribs.class = 'code';
  }
  // A number above the text of a node is a step number; on an edge, it's a port.
  const isStep = texts.length > 1 && /^\d{1,2}$/.test(lines[0]!) && element.attribs.class !== 'node words';
  if (isStep) texts[0]!.attribs.class = 'serial';
  markNames(texts);
  element.children = element.children.filter((child) => {
    if (child.type === ElementType.Text) return child.data.trim() !== '';
    if (child.type !== ElementType.Tag || child.name === 'title') return false;
    // The outlines of labels and of the drawing aren't drawn.
    if (child.name === 'polygon' && /^(node words|graph)$/.test(element.attribs.class!)) return false;
    applyClasses(child);
    return true;
  });
}

/** Marks text between backticks in the lines of a label. A name can start in one line and end in another. */
function markNames(lines: Element[]): void {
  let isCode = false;
  for (const line of lines) {
    const parts = DomUtils.getInnerHTML(line, { xmlMode: true })
      .split('`')
      .map((words, index) => {
        if (index > 0) isCode = !isCode;
        return { words, isCode };
      });
    const shown = parts.filter(({ words }) => words !== '');
    const isName = shown.every((part) => part.isCode);
    if (isName) line.attribs.class = 'code';
    const marked = shown.map((part) =>
      part.isCode && !isName ? `<tspan class="code">${part.words}</tspan>` : part.words,
    );
    line.children = parseDocument(marked.join(''), { xmlMode: true }).children;
  }
}
