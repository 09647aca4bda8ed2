/** The kinds of change, each with its own pattern. */
export const rosetteKinds = ['new', 'improved', 'fixed', 'breaking'] as const;

export type RosetteKind = (typeof rosetteKinds)[number];

export interface RosetteFacts {
  /** Kinds of changes in the release. */
  kinds: RosetteKind[];
  /** Number of its changes: the more, the denser the lines. */
  changes: number;
  /** Day of the month. With the month it sets radius, hole and petals, so that neighbors differ. @default 15 */
  day?: number;
  /** Month, from 1. @default 6 */
  month?: number;
}

/** Half the side of the drawing, in its own units. */
export const halfSize = 100;

/** Figures around the center, radius of the figures, radius of the hole, and half the width of a petal. */
type Shape = Record<'count' | 'outer' | 'hole' | 'petal', number>;

/** Steps through a range. Neighbors get values that are far apart. */
const spread = (seed: number, stride: number, steps: number, from: number, to: number) =>
  Math.round(from + (((seed * stride) % steps) / (steps - 1)) * (to - from));

function shapeOf({ changes, day = 15, month = 6 }: RosetteFacts): Shape {
  const seed = day + 31 * month;
  return {
    count: Math.min(36, spread(seed, 5, 8, 6, 13) + 2 * Math.max(1, Math.round(changes))),
    outer: spread(day, 3, 5, 68, 96),
    hole: spread(seed, 4, 7, 0, 42),
    petal: spread(seed, 3, 4, 6, 24),
  };
}

/**
 * The lines of a rosette, one path for each kind of change, around the point 0,0. The same facts give the same lines.
 *
 * Additions are petals between the hole and the outer radius, improvements circles that touch both, fixes rings of dots, and
 * breaking changes rotated squares.
 */
export function engrave(facts: RosetteFacts): { kind: RosetteKind; path: string }[] {
  const shape = shapeOf(facts);
  return rosetteKinds
    .filter((kind) => facts.kinds.includes(kind))
    .map((kind) => ({ kind, path: figures[kind](shape).join('') }));
}

const figures: Record<RosetteKind, (shape: Shape) => string[]> = {
  new: ({ count, outer, hole, petal }) =>
    turns(count, 360).map((degrees) => ellipse(hole, outer, petal, degrees)),
  improved: ({ count, outer, hole }) => {
    const radius = Math.round((outer - hole) / 4);
    return turns(Math.ceil(count / 2), 360).map((degrees) => circle(at(hole + radius, degrees), radius));
  },
  fixed: ({ count, outer }) =>
    [4, 12].flatMap((inside) => turns(count, 360).map((degrees) => dot(outer - inside, degrees))),
  breaking: ({ count }) => turns(Math.ceil(count / 4), 90).map(square),
};

const turns = (count: number, whole: number) =>
  Array.from({ length: count }, (_, index) => Math.round((index * whole) / count));

function at(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  // Zero has no sign, so that the same place is always written the same way.
  const place = (length: number) => Math.round(length) || 0;
  return [place(radius * Math.cos(angle)), place(radius * Math.sin(angle))];
}

/** An ellipse that points outward, from one radius to another. */
function ellipse(from: number, to: number, half: number, degrees: number): string {
  const [start, end] = [at(from, degrees), at(to, degrees)];
  const arc = ([x, y]: [number, number]) =>
    `A${Math.round((to - from) / 2)} ${half} ${degrees} 0 0 ${x} ${y}`;
  return `M${start.join(' ')}${arc(end)}${arc(start)}`;
}

const circle = ([x, y]: [number, number], radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0a${radius} ${radius} 0 0 0 ${-2 * radius} 0`;

/** A line without length, whose round caps form a dot. */
function dot(radius: number, degrees: number): string {
  const [x, y] = at(radius, degrees);
  return `M${x} ${y}h0`;
}

function square(degrees: number): string {
  const corners = [0, 90, 180, 270].map((quarter) => at(halfSize - 2, degrees + quarter).join(' '));
  return `M${corners.join('L')}Z`;
}
