// An SVG by Graphviz, whose groups are nodes, edges, and clusters.
import { DomUtils } from 'htmlparser2';

export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
export type Point = [x: number, y: number];
/** Axis x or y. */
export type Axis = 0 | 1;
export const axes = [0, 1] as const;

/** Direction of a segment: along x or y, toward greater or lesser values. */
export interface Direction {
  axis: Axis;
  sign: -1 | 1;
}

/** The upper left and lower right corners of a box. */
export interface Box {
  low: Point;
  high: Point;
}

/** A node of the graph, the label of an edge, or a cluster. */
export interface Node extends Box {
  group: Element;
  /** The direction in which a line passes through a label. */
  passage?: Direction;
}

/** All elements with a tag name within a group. */
export const elementsByTag = (name: string, group: Element) => DomUtils.getElementsByTagName(name, group);
/** The groups of a kind: `node`, `edge` or `cluster`. */
export const groupsOf = (svg: Element, kind: string) =>
  elementsByTag('g', svg).filter(({ attribs }) => attribs.class?.split(' ')[0] === kind);
/** The name of a node or cluster in the graph; `a->b` for an edge. */
export const titleOf = (group: Element) => DomUtils.textContent(elementsByTag('title', group));
/** Whether a node is the label of an edge. */
export const isLabel = ({ group }: Node) => group.attribs.class === 'node words';
/** The points in an attribute such as `points` or `d`. */
export const parsePoints = (text: string) =>
  Array.from(text.matchAll(/(-?[\d.]+),(-?[\d.]+)/g), ([, x, y]): Point => [Number(x), Number(y)]);
export const centerOf = ({ low, high }: Node): Point => [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];

/** The box around points. */
export function boxOf(points: Point[]): Box {
  const [xs, ys] = axes.map((axis) => points.map((point) => point[axis])) as [number[], number[]];
  return { low: [Math.min(...xs), Math.min(...ys)], high: [Math.max(...xs), Math.max(...ys)] };
}

/** The box of a node or cluster drawn by Graphviz. */
export function nodeOf(group: Element): Node {
  const outlines = [...elementsByTag('polygon', group), ...elementsByTag('path', group)];
  return { group, ...boxOf(outlines.flatMap(({ attribs }) => parsePoints(attribs.points ?? attribs.d!))) };
}

/** Centers the text of a cylinder between its lid and its bottom. */
export function centerWords(group: Element): void {
  const [, lid] = elementsByTag('path', group);
  if (!lid) return;
  const { low, high } = boxOf(parsePoints(lid.attribs.d!));
  const lidHeight = high[1] - low[1];
  for (const { attribs } of elementsByTag('text', group)) {
    attribs.y = (Number(attribs.y) + lidHeight).toFixed(2);
  }
}

const pointsPerInch = 72;
/** The size that the second outline adds to an accent node. */
const outline = 8;

/** Statements that give the nodes of a rank one width if ranks are columns, and one height if they're rows. */
export function sizeStatements(layout: Element, graph: string): string[] {
  const across = graph.includes('rankdir=LR') ? 0 : 1;
  const nodes = groupsOf(layout, 'node')
    .map(nodeOf)
    .filter((node) => !isLabel(node) && (across === 0 || elementsByTag('polygon', node.group).length > 0));
  const sizeOf = ({ low, high }: Node) => high[across] - low[across];
  return nodes.map((node) => {
    const isAlike = (other: Node) =>
      Math.abs(centerOf(other)[across] - centerOf(node)[across]) < 1 &&
      (across === 0 || sizeOf(other) < 1.5 * sizeOf(node));
    const largest = Math.max(...nodes.filter(isAlike).map(sizeOf));
    const inner = node.group.attribs.class!.includes('accent') ? largest - outline : largest;
    return `${JSON.stringify(titleOf(node.group))} [${['width', 'height'][across]}=${inner / pointsPerInch}]`;
  });
}

/** The number of pairs of boxes that are stacked from the bottom up, relative to the order of their names. */
export function countSwaps(layout: Element, names: string[]): number {
  const boxes = new Map(groupsOf(layout, 'node').map((group) => [titleOf(group), nodeOf(group)]));
  const named = names.map((name) => boxes.get(name)!);
  return named.flatMap(({ low }, index) => named.slice(index).filter(({ high }) => high[1] <= low[1])).length;
}
