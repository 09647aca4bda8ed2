import { DomUtils } from 'htmlparser2';

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Point = [x: number, y: number];
type Axis = 0 | 1;
/** Which end of a line: 0 where it begins, 1 where it stops. */
type End = 0 | 1;

interface Node {
  group: Element;
  isLabel: boolean;
  /** From and to, for x and y. */
  box: [from: number, to: number][];
  /** Where lines can end at it, for x and y. */
  range: [from: number, to: number][];
}

interface Line {
  path: Element;
  heads: Element[];
  /** Corners. All segments are horizontal or vertical. */
  points: Point[];
  nodes: [Node, Node];
  /** What the line must keep clear of. */
  others: Node[];
}

/** A smaller bend looks like a mistake, in pixels. */
const minBend = 8;
/** How far a label moves to where its line passes, in pixels: no label reaches the next. */
const maxShift = 10;

/**
 * Straightens edges of a drawing of Graphviz that are almost straight or bend at their labels, and joins arrowheads that
 * almost meet.
 */
export function straightenEdges(graph: Element): void {
  const groups = DomUtils.getElementsByTagName('g', graph);
  const ofKind = (kind: string) => groups.filter(({ attribs }) => attribs.class?.split(' ')[0] === kind);
  const nodes = new Map(ofKind('node').map((group) => [titleOf(group), nodeOf(group)]));
  const lines = ofKind('edge').flatMap((group) => lineOf(group, nodes));
  for (const line of lines) straighten(line, lines);
  for (const label of nodes.values()) if (label.isLabel) passThrough(label, lines);
  for (const line of lines) straighten(line, lines);
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(0, index)) joinHeads(line, other);
  }
  for (const { path, points } of lines) path.attribs.d = `M${write(points)}`;
}

const tags = (name: string, group: Element) => DomUtils.getElementsByTagName(name, group);
const titleOf = (group: Element) => DomUtils.textContent(tags('title', group));
const write = (points: Point[]) =>
  points.map((point) => point.map((length) => Math.round(length * 100) / 100).join(',')).join(' ');
const read = (text: string) =>
  Array.from(text.matchAll(/(-?[\d.]+),(-?[\d.]+)/g), ([, x, y]): Point => [Number(x), Number(y)]);

function nodeOf(group: Element): Node {
  const isLabel = group.attribs.class === 'node words';
  const outlines = [...tags('polygon', group), ...tags('path', group)];
  const corners = outlines.flatMap(({ attribs }) => read(attribs.points ?? attribs.d!));
  const box = ([0, 1] as const).map((axis): [number, number] => {
    const lengths = corners.map((corner) => corner[axis]);
    return [Math.min(...lengths), Math.max(...lengths)];
  });
  return { group, isLabel, box, range: box.map(([low, high]) => [low + 3, high - 3]) };
}

function lineOf(group: Element, nodes: Map<string, Node>): Line[] {
  const [from, to] = titleOf(group)
    .split('->')
    .map((name) => nodes.get(name));
  const [path] = tags('path', group);
  if (!from || !to || !path) return [];
  const others = [...nodes.values()].filter((node) => node !== from && node !== to);
  const points = cornersOf(read(path.attribs.d!));
  return [{ path, heads: tags('polygon', group), points, nodes: [from, to], others }];
}

/** The points at which a line bends, and its ends. */
function cornersOf(points: Point[]): Point[] {
  const corners: Point[] = [];
  const isOnLine = (axis: Axis, point: Point) =>
    corners.slice(-2).every((corner) => Math.abs(corner[axis] - point[axis]) < 0.1);
  for (const point of points) {
    if (corners.length > 1 && (isOnLine(0, point) || isOnLine(1, point))) corners.pop();
    corners.push(point);
  }
  return corners;
}

/** The coordinate that all points of the first segment share. */
const axisOf = ([start, end]: Point[]): Axis => (Math.abs(start![0] - end![0]) < 0.1 ? 0 : 1);

/** The corners, seen from an end. */
const from = (end: End, { points }: Line) => (end === 0 ? points : points.toReversed());

/** Whether the last segment at an end can move sideways to a coordinate, clear of nodes and of lines. */
function canSlide(line: Line, end: End, to: number, lines: Line[]): boolean {
  const points = from(end, line);
  const axis = axisOf(points);
  const ends = points.length > 2 ? [line.nodes[end]] : line.nodes;
  if (ends.some(({ range }) => to < range[axis]![0] || to > range[axis]![1])) return false;
  const moved = points.slice(0, 3).map((point, index) => (index < 2 ? point.with(axis, to) : point) as Point);
  const isBlocked = line.others.some(({ box }) =>
    moved.slice(1).some((point, index) => crosses(moved[index]!, point, box)),
  );
  return !isBlocked && !lines.some((other) => other !== line && runsAlong(moved[0]!, moved[1]!, axis, other));
}

/** Whether a segment crosses a box, or comes close to it. */
const crosses = (point: Point, other: Point, box: Node['box'], clearance = 2) =>
  ([0, 1] as const).every(
    (axis) =>
      Math.max(point[axis], other[axis]) > box[axis]![0] - clearance &&
      Math.min(point[axis], other[axis]) < box[axis]![1] + clearance,
  );

/** Whether a segment covers a parallel one of a line. */
const runsAlong = (point: Point, other: Point, axis: Axis, { points }: Line) =>
  points.slice(1).some((end, index) => {
    const start = points[index]!;
    const box = ([0, 1] as const).map((side): [number, number] => [
      Math.min(start[side], end[side]),
      Math.max(start[side], end[side]),
    ]);
    return axisOf([start, end]) === axis && crosses(point, other, box, 4);
  });

/** Moves the last segment at an end sideways, with its arrowheads. */
function slide(line: Line, end: End, to: number): void {
  const [tip, corner] = from(end, line) as [Point, Point];
  const axis = axisOf([tip, corner]);
  const by = to - tip[axis];
  for (const head of line.heads) {
    const corners = read(head.attribs.points!);
    const isHere = [tip, corner].some((point) =>
      corners.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < 6),
    );
    if (!isHere) continue;
    for (const point of corners) point[axis] += by;
    head.attribs.points = write(corners);
  }
  tip[axis] = to;
  corner[axis] = to;
  line.points = cornersOf(line.points);
}

function straighten(line: Line, lines: Line[]): void {
  for (const end of [0, 1] as const) {
    const points = from(end, line);
    if (points.length < 4) return;
    const axis = axisOf(points);
    const to = points[2]![axis];
    if (Math.abs(to - points[0]![axis]) <= minBend && canSlide(line, end, to, lines)) slide(line, end, to);
  }
}

/** Moves the two halves of an edge to the middle of its label, or the label to where they can meet. */
function passThrough(label: Node, lines: Line[]): void {
  const into = lines.find(({ nodes }) => nodes[1] === label);
  const out = lines.find(({ nodes }) => nodes[0] === label);
  if (!into || !out) return;
  const axis = axisOf(from(1, into));
  if (axis !== axisOf(out.points)) return;
  const [low, high] = label.range[axis]!;
  const middle = (low + high) / 2;
  const places = [middle, from(1, into)[0]![axis], out.points[0]![axis]];
  const shared = places.find(
    (to) => Math.abs(to - middle) <= maxShift && canSlide(into, 1, to, lines) && canSlide(out, 0, to, lines),
  );
  const place = shared ?? (canSlide(out, 0, middle, lines) ? middle : out.points[0]![axis]);
  if (shared === undefined && !bendTo(into, axis, place)) return;
  slide(out, 0, place);
  slide(into, 1, place);
  label.range[axis] = [place, place];
  for (const { attribs } of tags('text', label.group)) {
    const name = axis === 0 ? 'x' : 'y';
    attribs[name] = String(Number(attribs[name]) + place - middle);
  }
}

/** Bends the last segment in its middle, so that it ends at another coordinate, where nothing is in the way. */
function bendTo({ points, others }: Line, axis: Axis, to: number): boolean {
  const [tip, before] = points.toReversed() as [Point, Point];
  const half = (tip[1 - axis]! + before[1 - axis]!) / 2;
  const bend = [tip[axis], to].map((place) => (axis === 0 ? [place, half] : [half, place]) as Point);
  const corners = [...bend, tip.with(axis, to) as Point];
  const isBlocked = corners
    .slice(1)
    .some((corner, index) => others.some(({ box }) => crosses(corners[index]!, corner, box)));
  if (isBlocked) return false;
  points.splice(-1, 0, ...bend);
  tip[axis] = to;
  return true;
}

function joinHeads(line: Line, other: Line): void {
  if (line.nodes[1] !== other.nodes[1] || line.heads.length === 0 || other.heads.length === 0) return;
  const [tip, ...rest] = from(1, line);
  const [otherTip, ...otherRest] = from(1, other);
  const axis = axisOf([tip!, ...rest]);
  const isSameSide = Math.abs(tip![1 - axis]! - otherTip![1 - axis]!) < 1;
  if (axis !== axisOf([otherTip!, ...otherRest]) || !isSameSide) return;
  const to = otherTip![axis];
  if (Math.abs(tip![axis] - to) <= minBend && canSlide(line, 1, to, [])) slide(line, 1, to);
}
