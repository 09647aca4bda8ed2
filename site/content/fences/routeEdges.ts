import { DomUtils } from 'htmlparser2';

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Point = [x: number, y: number];
type Axis = 0 | 1;

/** Where a segment goes: along x or y, to greater or lesser values. */
interface Way {
  axis: Axis;
  sign: -1 | 1;
}

interface Node {
  group: Element;
  /** Upper left and lower right corner. */
  low: Point;
  high: Point;
  /** How a line passes through a label. */
  passage?: Way;
}

interface Line {
  group: Element;
  nodes: [from: Node, to: Node];
  /** Corners. All segments are horizontal or vertical. */
  points: Point[];
}

interface Drawing {
  nodes: Node[];
  lines: Line[];
}

interface Route {
  points: Point[];
  cost: number;
}

/** Distances in pixels: between bends or lines, from a node to a bend, a line and a corner, and of the first and last segment. */
const min = { bend: 8, lane: 10, node: 5, corner: 8, start: 4, end: 9 };
/** What a route costs besides its length in pixels; the last two for each pixel. */
const costs = { bend: 24, crossing: 15, almostJoined: 150, covered: 500, offCenter: 0.3, movedLabel: 0.4 };

const axes = [0, 1] as const;
const allWays = axes.flatMap((axis) => ([-1, 1] as const).map((sign): Way => ({ axis, sign })));
const turns = axes.map((axis) => allWays.filter((way) => way.axis !== axis)) as [Way[], Way[]];
const across = (axis: Axis) => (1 - axis) as Axis;

/**
 * Draws the edges of a drawing of Graphviz along horizontal and vertical lines that keep clear of nodes, pass straight
 * through their labels and join those of the same node. Returns the corners of the box around everything.
 */
export function routeEdges(svg: Element): [low: Point, high: Point] {
  const ofKind = (kind: string) =>
    tags('g', svg).filter(({ attribs }) => attribs.class?.split(' ')[0] === kind);
  const nodes = new Map(ofKind('node').map((group) => [titleOf(group), nodeOf(group)]));
  const edges = ofKind('edge').flatMap((group): Line[] => {
    const [from, to] = titleOf(group)
      .split('->', 2)
      .map((name) => nodes.get(name));
    return from && to && from !== to ? [{ group, nodes: [from, to], points: [] }] : [];
  });
  const chains = edges
    .filter(({ nodes: [from] }) => !isLabel(from))
    .map((line) => [line, ...edges.filter(({ nodes: [from] }) => isLabel(from) && from === line.nodes[1])])
    .toSorted((a, b) => lengthOf(a) - lengthOf(b));
  // The second time, each bent line sees all others.
  for (const chain of [...chains, ...chains]) {
    if (chain.some(({ points }) => points.length !== 2)) {
      const lines = edges.filter((line) => !chain.includes(line));
      routeChain(chain, { nodes: [...nodes.values()], lines });
    }
  }
  for (const line of edges) if (line.points.length > 0) draw(line);
  const outlines = [...ofKind('cluster').map(nodeOf), ...nodes.values()].flatMap(({ low, high }) => [
    low,
    high,
  ]);
  const box = boxOf([...outlines, ...edges.flatMap(({ points }) => points)]);
  return [box.low, box.high];
}

const tags = (name: string, group: Element) => DomUtils.getElementsByTagName(name, group);
const titleOf = (group: Element) => DomUtils.textContent(tags('title', group));
const isLabel = ({ group }: Node) => group.attribs.class === 'node words';
const parsePoints = (text: string) =>
  Array.from(text.matchAll(/(-?[\d.]+),(-?[\d.]+)/g), ([, x, y]): Point => [Number(x), Number(y)]);
const rounded = (point: Point) => point.map((length) => Math.round(length * 100) / 100) as Point;
const moved = (point: Point, axis: Axis, by: number) => point.with(axis, point[axis] + by) as Point;
const distance = (a: Point, b: Point) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
const centerOf = ({ low, high }: Node): Point => [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
const lengthOf = (chain: Line[]) => distance(centerOf(chain[0]!.nodes[0]), centerOf(chain.at(-1)!.nodes[1]));

function boxOf(points: Point[]): Pick<Node, 'low' | 'high'> {
  const [xs, ys] = axes.map((axis) => points.map((point) => point[axis])) as [number[], number[]];
  return { low: [Math.min(...xs), Math.min(...ys)], high: [Math.max(...xs), Math.max(...ys)] };
}

function nodeOf(group: Element): Node {
  const outlines = [...tags('polygon', group), ...tags('path', group)];
  return { group, ...boxOf(outlines.flatMap(({ attribs }) => parsePoints(attribs.points ?? attribs.d!))) };
}

/** Finds the way of an edge; if it has a label, through the middle of that, which may move to the side. */
function routeChain(chain: Line[], drawing: Drawing): void {
  const [into, out] = chain as [Line, Line?];
  if (!out) {
    into.points = routeOf(into, drawing, Infinity)?.points ?? [];
    return;
  }
  const label = into.nodes[1];
  const original = { ...label };
  const ends = [into.nodes[0], out.nodes[1]];
  const [from, to] = ends.map(centerOf) as [Point, Point];
  const towards = ({ axis, sign }: Way) => (to[axis] - from[axis]) * sign;
  let best: { label: Node; points: Point[][]; cost: number } | undefined;
  for (const passage of allWays.toSorted((a, b) => towards(b) - towards(a))) {
    const side = across(passage.axis);
    for (const by of shiftsOf(original, ends, side, drawing.nodes)) {
      const { low, high } = original;
      Object.assign(label, { low: moved(low, side, by), high: moved(high, side, by), passage });
      const shift = Math.abs(by) * costs.movedLabel;
      const limit = (best?.cost ?? Infinity) - shift;
      const first = routeOf(into, drawing, limit);
      const second = first && routeOf(out, drawing, limit - first.cost);
      if (!second) continue;
      const cost = shift + first.cost + second.cost;
      best = { label: { ...label }, points: [first.points, second.points], cost };
    }
  }
  Object.assign(label, best?.label ?? original);
  for (const { attribs } of tags('text', label.group)) {
    attribs.x = String(Number(attribs.x) + label.low[0] - original.low[0]);
    attribs.y = String(Number(attribs.y) + label.low[1] - original.low[1]);
  }
  for (const [index, line] of chain.entries()) line.points = best?.points[index] ?? [];
}

/** How far a label can move to be in line with its nodes, clear of others. */
function shiftsOf(label: Node, ends: Node[], side: Axis, nodes: Node[]): number[] {
  const center = centerOf(label)[side];
  const low = Math.max(...ends.map((node) => node.low[side])) + min.corner;
  const high = Math.min(...ends.map((node) => node.high[side])) - min.corner;
  const shared = low < high ? [(low + high) / 2, Math.min(Math.max(center, low), high)] : [];
  const places = [...shared, ...ends.map((node) => centerOf(node)[side])];
  const isFree = (by: number) => {
    const corners = [moved(label.low, side, by), moved(label.high, side, by)] as const;
    return nodes.every(
      ({ group, low: from, high: to }) => group === label.group || !meet(...corners, from, to, min.node),
    );
  };
  return [0, ...new Set(places.map((place) => place - center).filter(isFree))];
}

/** Whether two boxes or segments come closer than a distance. */
const meet = (start: Point, end: Point, from: Point, to: Point, clearance: number) =>
  axes.every(
    (axis) =>
      Math.max(start[axis], end[axis]) > Math.min(from[axis], to[axis]) - clearance &&
      Math.min(start[axis], end[axis]) < Math.max(from[axis], to[axis]) + clearance,
  );

/** The cheapest way from node to node, if one costs less than a limit. */
function routeOf(line: Line, drawing: Drawing, limit: number): Route | undefined {
  const [from, to] = line.nodes;
  const stops = axes.map((axis) => stopsOf(line, drawing.nodes, axis)) as [number[], number[]];
  const seen = new Map<number, number>();
  let best: Route = { points: [], cost: limit };
  const starts = allWays.flatMap((way) => {
    const border = (way.sign > 0 ? from.high : from.low)[way.axis];
    return stops[across(way.axis)].map((stop) => {
      const start: Point = way.axis === 0 ? [border, stop] : [stop, border];
      return { points: [start], ways: [way], cost: endCost(from, way, start) };
    });
  });
  const extend = ({ points, ways, cost: before }: (typeof starts)[number]) => {
    const longer: typeof starts = [];
    const point = points.at(-1)!;
    if (before + distanceTo(to, point) >= best.cost) return longer;
    for (const way of ways) {
      const { axis, sign } = way;
      const ahead = lookAhead(point, way, drawing.nodes, to);
      const add = (stop: number, shortest: number, isEnd = false) => {
        if ((stop - point[axis]) * sign < shortest) return;
        const end = point.with(axis, stop) as Point;
        const last = isEnd ? endCost(to, way, end) : costs.bend;
        if (before + distance(point, end) + last + distanceTo(to, end) >= best.cost) return;
        const cost = before + last + segmentCost(point, end, line, drawing.lines);
        const key = (end[0] * 4096 + end[1]) * 2 + axis;
        if (cost >= Math.min(best.cost, seen.get(key) ?? Infinity)) return;
        seen.set(key, cost);
        const route = { points: [...points, end], cost };
        if (isEnd) best = route;
        else longer.push({ ...route, ways: turns[axis] });
      };
      if (ahead.node === to) add(ahead.limit, min.end, true);
      for (const stop of stops[axis]) {
        if ((ahead.limit - stop) * sign >= min.node) add(stop, points.length > 1 ? min.bend : min.start);
      }
    }
    return longer;
  };
  // Each round adds a segment.
  for (let routes = starts; routes.length > 0; routes = routes.flatMap(extend));
  return best.cost < limit ? best : undefined;
}

const distanceTo = ({ low, high }: Node, point: Point) =>
  Math.max(low[0] - point[0], point[0] - high[0], 0) + Math.max(low[1] - point[1], point[1] - high[1], 0);

/** Coordinates at which a line may bend or end: the middle and quarters of its nodes, and lanes around all. */
function stopsOf({ nodes: ends }: Line, nodes: Node[], axis: Axis): number[] {
  const stops = ends.flatMap((node) => {
    const middle = centerOf(node)[axis];
    const quarter = (node.high[axis] - node.low[axis]) / 4;
    return isLabel(node) ? [middle] : [middle - quarter, middle, middle + quarter];
  });
  for (const lane of nodes.flatMap(({ low, high }) => [low[axis] - min.lane, high[axis] + min.lane])) {
    if (stops.every((stop) => Math.abs(stop - lane) > 3)) stops.push(lane);
  }
  return stops;
}

/** What it costs to begin or end at the side of a node; infinite where a line can't. */
function endCost({ passage, low, high }: Node, { axis, sign }: Way, point: Point): number {
  const side = across(axis);
  const half = (high[side] - low[side]) / 2;
  const off = Math.abs(point[side] - low[side] - half);
  const isPassage = !passage || (passage.axis === axis && passage.sign === sign);
  const isInside = off < 0.1 || (!passage && off <= half - min.corner);
  return isPassage && isInside ? off * costs.offCenter : Infinity;
}

/** The next node on a way, and the coordinate at which it begins. */
function lookAhead(point: Point, { axis, sign }: Way, nodes: Node[], to: Node) {
  const side = across(axis);
  let ahead: { limit: number; node?: Node } = { limit: sign * Infinity };
  for (const node of nodes) {
    const limit = (sign > 0 ? node.low : node.high)[axis];
    const clearance = node === to && node.passage ? 0 : min.node;
    const isBeside = point[side] < node.low[side] - clearance || point[side] > node.high[side] + clearance;
    if (isBeside || (limit - point[axis]) * sign < -0.1 || (ahead.limit - limit) * sign < 0) continue;
    ahead = { limit, node };
  }
  return ahead;
}

/** What a segment costs among the lines that have a route. */
function segmentCost(start: Point, end: Point, line: Line, lines: Line[]): number {
  let cost = distance(start, end);
  const axis = start[0] === end[0] ? 0 : 1;
  for (const other of lines) {
    for (let index = 1; index < other.points.length; index += 1) {
      const from = other.points[index - 1]!;
      const to = other.points[index]!;
      if (!meet(start, end, from, to, min.bend - 0.1)) continue;
      if (from[axis] !== to[axis]) cost += costs.crossing;
      else if (!areJoined(line, other)) cost += costs.covered;
      else if (Math.abs(from[axis] - start[axis]) > 0.1) cost += costs.almostJoined;
    }
  }
  return cost;
}

/** Lines of the same look that begin or end at the same node are one there. */
const areJoined = (line: Line, other: Line) =>
  dashesOf(line) === dashesOf(other) && axes.some((end) => line.nodes[end] === other.nodes[end]);
const dashesOf = ({ group }: Line) => tags('path', group)[0]?.attribs['stroke-dasharray'];

/** Corners of an arrowhead, and of the bar that lets nothing through: along the line from its tip, and to its side. */
const arrow: Point[] = [[-6.5, 2.3], [0, 0], [-6.5, -2.3]]; // prettier-ignore
const bar: Point[] = [[-1.6, 4.5], [0, 4.5], [0, -4.5], [-1.6, -4.5]]; // prettier-ignore

/** Puts the straight line of Graphviz and its heads where the route is. */
function draw({ group, points }: Line): void {
  const [path] = tags('path', group);
  const old = parsePoints(path!.attribs.d!);
  const drawn = points.map(rounded);
  for (const head of tags('polygon', group)) {
    const corners = parsePoints(head.attribs.points!);
    const isAtStart = distance(corners[0]!, old[0]!) < distance(corners[0]!, old.at(-1)!);
    const [tip, before] = (isAtStart ? drawn : drawn.toReversed()) as [Point, Point];
    const [dx, dy] = axes.map((axis) => Math.sign(tip[axis] - before[axis])) as Point;
    const shape = corners.length > 4 ? bar : arrow;
    const place = ([along, aside]: Point) =>
      rounded([tip[0] + along * dx - aside * dy, tip[1] + along * dy + aside * dx]);
    head.attribs.points = shape.map(place).join(' ');
    // The line ends inside its head.
    Object.assign(tip, place([-5, 0]));
  }
  for (const stem of tags('polyline', group)) DomUtils.removeElement(stem);
  path!.attribs.d = `M${drawn.join(' ')}`;
}
