import { DomUtils } from 'htmlparser2';

import {
  axes,
  boxOf,
  centerOf,
  groupsOf,
  isLabel,
  nodeOf,
  parsePoints,
  elementsByTag,
  titleOf,
} from './graphDrawing';
import type { Axis, Box, Direction, Element, Node, Point } from './graphDrawing';

/** An edge or, if the edge has a label, the part before or after it; also an obstacle that edges avoid. */
interface Line {
  group: Element;
  nodes: [from: Node, to: Node];
  /** Whether each end has an arrowhead. */
  heads: boolean[];
  /** Value of `stroke-dasharray`. */
  dashes?: string;
  /** Corners. All segments are horizontal or vertical. */
  points: Point[];
  /** Cost of crossing the line. */
  crossing: number;
}

interface Drawing {
  nodes: Node[];
  clusters: Node[];
  /** Routed edges, borders of clusters, and lines through the names of clusters. */
  lines: Line[];
}

/** Distances in pixels. */
const min = {
  bend: 8, // between two bends, or two lines
  lane: 10, // between a box and the lane around it
  node: 5, // between a line and a node
  corner: 10, // between the end of a line and a corner of its node
  heads: 15.8, // between two arrowheads on a side of a node
  ports: 12, // between other ends on a side
  start: 4, // of the first segment
  end: 9, // of the last segment
  short: 14.3, // of a segment after a bend, unless every other path costs more
};

/** Costs of a path in addition to its length in pixels. */
const costs = {
  bend: 24,
  hook: 28, // a head right after a bend
  jog: 60, // a short segment between two bends
  joint: 15, // a crossing with a line that it joins
  almostJoined: 90, // a line or an end next to another, too close to tell apart
  covered: 500, // a segment on top of a line that it doesn't join
};

/** Costs per pixel: of a line off the middle of a side, of the head of a bent line off the middle, of a moved label. */
const perPixel = { offCenter: 0.4, offHead: 1.6, movedLabel: 0.15 };
/** Costs of crossing the border of a cluster, another line, and the name of a cluster. */
const crossings = { border: 15, line: 60, name: 400 };
/** Coordinates that differ by less, in pixels, are the same. */
const tolerance = 0.1;

const directions = axes.flatMap((axis) => ([-1, 1] as const).map((sign): Direction => ({ axis, sign })));
/** The directions after a bend, by the axis of the segment before it. */
const turns = axes.map((axis) => directions.filter((one) => one.axis !== axis)) as [Direction[], Direction[]];
const otherAxis = (axis: Axis) => (1 - axis) as Axis;

/** The start or the end of a line. */
type End = 0 | 1;
const bothEnds: End[] = [0, 1];

/**
 * Routes the edges of a Graphviz drawing along horizontal and vertical lines that keep clear of nodes, pass straight
 * through their labels, and join other edges of the same node. Returns the corners of the box around everything.
 */
export function routeEdges(svg: Element): Box {
  const nodes = new Map(groupsOf(svg, 'node').map((group) => [titleOf(group), nodeOf(group)]));
  const clusters = groupsOf(svg, 'cluster').map(nodeOf);
  const edges = groupsOf(svg, 'edge').flatMap((group): Line[] => {
    const names = titleOf(group).split('->', 2);
    const [from, to] = names.map((name) => nodes.get(name));
    return from && to && from !== to ? [lineOf(group, [from, to])] : [];
  });
  // An edge with a label is a chain of two lines. Short ones are routed first.
  const chains = edges
    .filter(({ nodes: [from] }) => !isLabel(from))
    .map((line) => [line, ...edges.filter(({ nodes: [from] }) => isLabel(from) && from === line.nodes[1])])
    .toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const routeAll = (obstacles: Line[]) => {
    for (const chain of chains) {
      const lines = [...obstacles, ...edges.filter((line) => !chain.includes(line))];
      routeChain(chain, { nodes: [...nodes.values()], clusters, lines });
    }
  };
  const outlineOf = ({ group }: Node) => parsePoints(elementsByTag('polygon', group)[0]!.attribs.points!);
  const outlines = clusters.map((cluster) => obstacleOf(cluster, outlineOf(cluster), crossings.border));
  routeAll(outlines);
  // On the second pass, each line avoids all others, and the names of clusters.
  routeAll([...outlines, ...clusters.map((cluster) => moveName(cluster, edges))]);
  for (const line of edges) if (line.points.length > 0) draw(line);
  const corners = [...clusters, ...nodes.values()].flatMap(({ low, high }) => [low, high]);
  return boxOf([...corners, ...edges.flatMap(({ points }) => points)]);
}

const rounded = (point: Point) => point.map((length) => Math.round(length * 100) / 100) as Point;
const move = (point: Point, axis: Axis, shift: number) => point.with(axis, point[axis] + shift) as Point;
const distance = (a: Point, b: Point) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
const quartersOf = ({ low, high }: Node, axis: Axis) =>
  [1, 2, 3].map((part) => low[axis] + ((high[axis] - low[axis]) * part) / 4);
const lanesOf = ({ low, high }: Node, axis: Axis) => [low[axis] - min.lane, high[axis] + min.lane];
const lengthOf = (chain: Line[]) => distance(centerOf(chain[0]!.nodes[0]), centerOf(chain.at(-1)!.nodes[1]));

/** The border or the name of a cluster, as a line that edges avoid. */
const obstacleOf = (cluster: Node, points: Point[], crossing: number): Line => ({
  group: cluster.group,
  nodes: [cluster, cluster],
  heads: [],
  points,
  crossing,
});

/** Moves the name of a cluster to the right of lines through it, if there is room. Returns a line through the name. */
function moveName(cluster: Node, edges: Line[]): Line {
  const [text] = elementsByTag('text', cluster.group) as [Element];
  // Half of the width, estimated by the number of characters.
  const half = DomUtils.textContent(text).length * 3.2;
  const x = Number(text.attribs.x);
  // The middle of the letters is above their baseline.
  const y = Number(text.attribs.y) - 4;
  const nameAt = (center: number) => [-half, half].map((dx): Point => [center + dx, y]) as [Point, Point];
  const isFree = (center: number) => edges.every((line) => !passes(line, ...nameAt(center)));
  const centers = edges
    .flatMap(({ points }) => points.map((point) => point[0] + half + min.node))
    .filter((center) => center > x && center + half + min.bend < cluster.high[0]);
  const center = [x, ...centers.toSorted((a, b) => a - b)].find(isFree) ?? x;
  text.attribs.x = String(center);
  return obstacleOf(cluster, nameAt(center), crossings.name);
}

/** The line of a Graphviz edge, before it's routed. */
function lineOf(group: Element, nodes: Line['nodes']): Line {
  const { d, 'stroke-dasharray': dashes } = elementsByTag('path', group)[0]!.attribs;
  const ends = parsePoints(d!);
  const tips = elementsByTag('polygon', group).map(({ attribs }) => parsePoints(attribs.points!)[0]!);
  // An arrowhead is at the end that is nearer to its tip.
  const isAt = (end: End) => (tip: Point) => distance(tip, ends.at(-end)!) < distance(tip, ends.at(end - 1)!);
  const heads = bothEnds.map((end) => tips.some(isAt(end)));
  return { group, nodes, heads, dashes, points: [], crossing: crossings.line };
}

/** Routes an edge. If it has a label, the path passes through the middle of the label, which can move sideways. */
function routeChain(chain: Line[], drawing: Drawing): void {
  const [incoming, outgoing] = chain as [Line, Line?];
  if (!outgoing) {
    incoming.points = cheapestPath(incoming, drawing, Infinity)?.points ?? [];
    return;
  }
  const label = incoming.nodes[1];
  const original = { ...label };
  const ends = [incoming.nodes[0], outgoing.nodes[1]];
  const [from, to] = ends.map(centerOf) as [Point, Point];
  const towards = ({ axis, sign }: Direction) => (to[axis] - from[axis]) * sign;
  let best: { label: Node; points: Point[][]; cost: number } | undefined;
  for (const passage of directions.toSorted((a, b) => towards(b) - towards(a))) {
    const cross = otherAxis(passage.axis);
    for (const shift of shiftsOf(original, [incoming, outgoing], cross, drawing)) {
      const { low, high } = original;
      Object.assign(label, { low: move(low, cross, shift), high: move(high, cross, shift), passage });
      const shiftCost = Math.abs(shift) * perPixel.movedLabel;
      const limit = (best?.cost ?? Infinity) - shiftCost;
      const first = cheapestPath(incoming, drawing, limit);
      const second = first && cheapestPath(outgoing, drawing, limit - first.cost);
      if (!second) continue;
      const cost = shiftCost + first.cost + second.cost;
      best = { label: { ...label }, points: [first.points, second.points], cost };
    }
  }
  Object.assign(label, best?.label ?? original);
  for (const { attribs } of elementsByTag('text', label.group)) {
    attribs.x = String(Number(attribs.x) + label.low[0] - original.low[0]);
    attribs.y = String(Number(attribs.y) + label.low[1] - original.low[1]);
  }
  for (const [index, line] of chain.entries()) line.points = best?.points[index] ?? [];
}

/** How far a label can move sideways and stay clear: into the line between its nodes, or into a lane. */
function shiftsOf(label: Node, [incoming, outgoing]: [Line, Line], cross: Axis, drawing: Drawing): number[] {
  const { nodes, clusters, lines } = drawing;
  const center = centerOf(label)[cross];
  const isFree = (position: number) => {
    const shift = position - center;
    const low = move(label.low, cross, shift);
    const high = move(label.high, cross, shift);
    // Labels have a margin on their left and right.
    const clearanceOf = (node: Node) => (cross === 0 && isLabel(node) ? 0 : min.node);
    const isClear = (node: Node) =>
      node.group === label.group || !areClose(low, high, node.low, node.high, clearanceOf(node));
    return nodes.every(isClear) && lines.every((line) => !passes(line, low, high));
  };
  const lanes = [incoming.nodes[0], outgoing.nodes[1], ...clusters].flatMap((node) => lanesOf(node, cross));
  const spans = [spanOf(incoming, 0, cross), spanOf(outgoing, 1, cross)];
  const start = Math.max(...spans.map(({ low }) => low));
  const end = Math.min(...spans.map(({ high }) => high));
  const shared = start <= end ? [start, end, (start + end) / 2] : [];
  // At the middle of a node or, if it isn't free, at the nearest point of its side.
  const aligned = spans.map((span) => {
    const middle = (span.low + span.high) / 2;
    return isFree(middle) ? middle : Math.min(Math.max(center, span.low), span.high);
  });
  const positions = [...aligned, ...lanes, ...shared].filter(isFree);
  return [0, ...new Set(positions.map((position) => position - center))];
}

/** Whether two boxes or segments are closer than a distance. */
const areClose = (start: Point, end: Point, from: Point, to: Point, clearance: number) =>
  axes.every(
    (axis) =>
      Math.max(start[axis], end[axis]) > Math.min(from[axis], to[axis]) - clearance &&
      Math.min(start[axis], end[axis]) < Math.max(from[axis], to[axis]) + clearance,
  );

/** Whether a line comes close to a box. */
const passes = ({ points }: Line, low: Point, high: Point) =>
  points.slice(1).some((point, index) => areClose(points[index]!, point, low, high, min.node));

/** A line from its start to a bend or to its end. */
interface Path {
  points: Point[];
  /** The directions in which it can go on; none at its end. */
  next: Direction[];
  cost: number;
  /** A lower bound for the cost of any whole path that begins with it. */
  bound: number;
}

/** The cheapest path from node to node, if there is one below the cost limit, by an A* search. */
function cheapestPath(line: Line, drawing: Drawing, limit: number): Path | undefined {
  const [from, to] = line.nodes;
  const stops = axes.map((axis) => stopsOf(line, drawing, axis)) as [number[], number[]];
  /** The lowest cost to each point, by the axis of the next segment and whether the path ends there. */
  const seen = new Map<string, number>();
  /** Sorted: the path with the lowest possible cost is last. */
  const open: Path[] = [];
  const add = (points: Point[], next: Direction[], costBefore: number) => {
    const end = points.at(-1)!;
    const costAfter = remainingCost(end, next, to);
    if (costBefore + costAfter >= limit) return;
    const start = points.at(-2);
    const cost = costBefore + (start ? segmentCost(start, end, line, drawing.lines) : 0);
    const bound = cost + costAfter;
    const key = [...end, next[0]?.axis, next.length].join();
    if (bound >= limit || cost >= (seen.get(key) ?? Infinity)) return;
    seen.set(key, cost);
    open.splice(open.findLastIndex((other) => other.bound > bound) + 1, 0, { points, next, cost, bound });
  };
  for (const direction of directions) {
    const border = (direction.sign > 0 ? from.high : from.low)[direction.axis];
    for (const stop of stops[otherAxis(direction.axis)]) {
      const start: Point = direction.axis === 0 ? [border, stop] : [stop, border];
      add([start], [direction], endCost(line, 0, direction, start, drawing.lines));
    }
  }
  for (let path = open.pop(); path; path = open.pop()) {
    const { points, next, cost } = path;
    if (next.length === 0) return path;
    const point = points.at(-1)!;
    const shortest = points.length > 1 ? min.bend : min.start;
    for (const direction of next) {
      const { axis, sign } = direction;
      const ahead = nodeAhead(point, direction, drawing.nodes, to);
      const goTo = (stop: number) => [...points, point.with(axis, stop) as Point];
      const isWithin = (stop: number) =>
        (stop - point[axis]) * sign >= shortest && (ahead.limit - stop) * sign >= min.node;
      for (const stop of stops[axis].filter(isWithin)) {
        const isJog = points.length > 1 && Math.abs(stop - point[axis]) < min.short;
        add(goTo(stop), turns[axis], cost + costs.bend + (isJog ? costs.jog : 0));
      }
      if (ahead.node !== to || (ahead.limit - point[axis]) * sign < min.end) continue;
      const corners = goTo(ahead.limit);
      const ends = endCost(line, 1, direction, corners.at(-1)!, drawing.lines) + bentCost(line, corners);
      add(corners, [], cost + ends);
    }
  }
  return undefined;
}

/** The least cost of the rest of a path: the distance, and a bend if it can't go straight. */
function remainingCost([x, y]: Point, [next]: Direction[], { low, high }: Box): number {
  const byX = Math.max(low[0] - x, x - high[0], 0);
  const byY = Math.max(low[1] - y, y - high[1], 0);
  const hasBend = next && (next.axis === 0 ? byY : byX) > 0;
  return byX + byY + (hasBend ? costs.bend : 0);
}

/** Coordinates where a line can bend or end: parts of its nodes, lines that it can join, and lanes around boxes. */
function stopsOf(line: Line, { nodes, clusters, lines }: Drawing, axis: Axis): number[] {
  const stops = line.nodes.flatMap((node) => (isLabel(node) ? centerOf(node)[axis] : quartersOf(node, axis)));
  for (const lane of [...clusters, ...nodes].flatMap((node) => lanesOf(node, axis))) {
    // Lanes close to another stop would only slow the search down.
    if (stops.every((stop) => Math.abs(stop - lane) > 5)) stops.push(lane);
  }
  const joined = lines.filter((other) => areJoined(line, other)).flatMap(({ points }) => points);
  return [...new Set([...stops, ...joined.map((point) => point[axis])])];
}

/** The range where a line can start or end on a side of its node: heads stay away from the corners. */
function spanOf({ nodes, heads }: Line, end: End, cross: Axis) {
  const { low, high } = nodes[end];
  const margin = heads[end] ? (high[cross] - low[cross]) / 4 : min.corner;
  return { low: low[cross] + margin, high: high[cross] - margin };
}

/** The cost of starting or ending on a side of a node; infinite if that isn't possible. */
function endCost(line: Line, end: End, { axis, sign }: Direction, point: Point, lines: Line[]): number {
  const { passage } = line.nodes[end];
  const cross = otherAxis(axis);
  const offset = Math.abs(point[cross] - centerOf(line.nodes[end])[cross]);
  if (passage) return passage.axis === axis && passage.sign === sign && offset < tolerance ? 0 : Infinity;
  const { low, high } = spanOf(line, end, cross);
  if (point[cross] < low - tolerance || point[cross] > high + tolerance) return Infinity;
  const isClose = (other: Line, at: End) => {
    const gap = distance(point, other.points.at(-at) ?? point);
    // Two heads need more space, and so do lines that can share an end.
    const reasons = [line.heads[end] && other.heads[at], areJoined(line, other)].filter(Boolean);
    return gap > tolerance && gap < (reasons.length * min.heads || min.ports);
  };
  const close = lines.filter((other) => bothEnds.some((at) => isClose(other, at)));
  return offset * perPixel.offCenter + close.length * costs.almostJoined;
}

/** Cost of heads right after a bend or off the middle of their sides, on bent lines. It outweighs the shorter path. */
function bentCost({ nodes, heads }: Line, points: Point[]): number {
  if (points.length === 2) return 0;
  const ends = bothEnds.map((end) => {
    const [tip, next] = (end === 0 ? points : points.toReversed()) as [Point, Point];
    const cross = tip[0] === next[0] ? 0 : 1;
    const offset = Math.abs(tip[cross] - centerOf(nodes[end])[cross]) * perPixel.offHead;
    return heads[end] ? offset + (distance(tip, next) < min.short ? costs.hook : 0) : 0;
  });
  return ends[0]! + ends[1]!;
}

/** The next node in a direction, and the coordinate where it starts. */
function nodeAhead(point: Point, { axis, sign }: Direction, nodes: Node[], to: Node) {
  const cross = otherAxis(axis);
  let ahead: { limit: number; node?: Node } = { limit: sign * Infinity };
  for (const node of nodes) {
    const limit = (sign > 0 ? node.low : node.high)[axis];
    const margin = node === to && node.passage ? 0 : min.node;
    const isBeside = point[cross] < node.low[cross] - margin || point[cross] > node.high[cross] + margin;
    if (isBeside || (limit - point[axis]) * sign < -tolerance || (ahead.limit - limit) * sign < 0) continue;
    ahead = { limit, node };
  }
  return ahead;
}

/** The cost of a segment among the routed lines. */
function segmentCost(start: Point, end: Point, line: Line, lines: Line[]): number {
  let cost = distance(start, end);
  const axis = start[0] === end[0] ? 0 : 1;
  for (const other of lines) {
    for (let index = 1; index < other.points.length; index += 1) {
      const from = other.points[index - 1]!;
      const to = other.points[index]!;
      if (!areClose(start, end, from, to, min.bend - tolerance)) continue;
      const isJoined = areJoined(line, other);
      if (from[axis] !== to[axis]) cost += isJoined ? costs.joint : other.crossing;
      else if (!isJoined) cost += costs.covered;
      else if (Math.abs(from[axis] - start[axis]) > tolerance) cost += costs.almostJoined;
    }
  }
  return cost;
}

/** Whether two lines merge at a node that they share: they have the same look, and both or neither have a head. */
const areJoined = (line: Line, other: Line) =>
  line.dashes === other.dashes &&
  bothEnds.some((end) => line.nodes[end] === other.nodes[end] && line.heads[end] === other.heads[end]);

/** Corners of an arrowhead, and of the bar that blocks: along the line from its tip, and to its side. */
const arrow: Point[] = [[-6.5, 2.3], [0, 0], [-6.5, -2.3]]; // prettier-ignore
const bar: Point[] = [[-1.6, 4.5], [0, 4.5], [0, -4.5], [-1.6, -4.5]]; // prettier-ignore

/** Moves Graphviz's straight line and its heads to the path. */
function draw({ group, heads, points }: Line): void {
  const drawn = points.map(rounded);
  const ends = bothEnds.filter((end) => heads[end]);
  for (const [index, head] of elementsByTag('polygon', group).entries()) {
    const [tip, before] = (ends[index] === 0 ? drawn : drawn.toReversed()) as [Point, Point];
    const [dx, dy] = axes.map((axis) => Math.sign(tip[axis] - before[axis])) as Point;
    const shape = parsePoints(head.attribs.points!).length > 4 ? bar : arrow;
    const pointAt = ([along, aside]: Point) =>
      rounded([tip[0] + along * dx - aside * dy, tip[1] + along * dy + aside * dx]);
    head.attribs.points = shape.map(pointAt).join(' ');
    // The line ends inside its head.
    Object.assign(tip, pointAt([-5, 0]));
  }
  for (const stem of elementsByTag('polyline', group)) DomUtils.removeElement(stem);
  elementsByTag('path', group)[0]!.attribs.d = `M${drawn.join(' ')}`;
}
