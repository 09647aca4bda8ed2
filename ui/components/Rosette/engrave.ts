/** The kinds of change, each with its own pattern. */
export const rosetteKinds = ['new', 'improved', 'fixed', 'breaking'] as const;

export type RosetteKind = (typeof rosetteKinds)[number];

export interface RosetteFacts {
  /** Kinds of change of the release. */
  kinds: RosetteKind[];
  /** Number of its changes: the more, the denser the lines. */
  changes: number;
  /** Day of the month, which sets how wide petals and circles are. @default 15 */
  day?: number;
}

/** Fewest and most figures around the center. */
const fewest = 4;
const most = 14;

/** Half the side of the drawing, in its own units. */
export const reach = 100;

/**
 * The lines of a rosette, one path for each kind of change, around the point 0,0. The same facts give the same lines.
 *
 * Additions are petals through the center, improvements circles around it, fixes rings of dots, and breaking changes
 * rotated squares.
 */
export function engrave({ kinds, changes, day = 15 }: RosetteFacts): { kind: RosetteKind; path: string }[] {
  const count = Math.min(most, fewest + Math.max(0, Math.round(changes)));
  return rosetteKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => ({ kind, path: figures[kind](count, day).join('') }));
}

const figures: Record<RosetteKind, (count: number, day: number) => string[]> = {
  new: (count, day) => turns(count, 180).map((degrees) => ellipse(reach - 4, 8 + 2 * day, degrees)),
  improved: (count, day) => {
    const radius = 40 - Math.round(day / 2);
    return turns(count, 360).map((degrees) => circle(at(radius, degrees), radius));
  },
  fixed: (count) =>
    [60, 68, 76].flatMap((radius) => turns(2 * count, 360).map((degrees) => dot(radius, degrees))),
  breaking: (count) => turns(Math.ceil(count / 2), 90).map(square),
};

const turns = (count: number, whole: number) =>
  Array.from({ length: count }, (_, index) => Math.round((index * whole) / count));

function at(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  // A zero has no sign, so that the same place is always written the same.
  const place = (length: number) => Math.round(length) || 0;
  return [place(radius * Math.cos(angle)), place(radius * Math.sin(angle))];
}

function ellipse(long: number, short: number, degrees: number): string {
  const [x, y] = at(long, degrees);
  const half = (side: 1 | -1) => `A${long} ${short} ${degrees} 0 0 ${side * x || 0} ${side * y || 0}`;
  return `M${x} ${y}${half(-1)}${half(1)}`;
}

const circle = ([x, y]: [number, number], radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0a${radius} ${radius} 0 0 0 ${-2 * radius} 0`;

/** A line without length, whose round caps form a dot. */
function dot(radius: number, degrees: number): string {
  const [x, y] = at(radius, degrees);
  return `M${x} ${y}h0`;
}

function square(degrees: number): string {
  const corners = [0, 90, 180, 270].map((quarter) => at(reach - 2, degrees + quarter).join(' '));
  return `M${corners.join('L')}Z`;
}
