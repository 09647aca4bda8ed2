import { hash } from './transformValue';

/** Half the side of the drawing, in its own units. */
export const halfSize = 250;

/** Radius of the hole. */
const hole = 22;

/** The medallion of a row: a ring for each of its values, from the center out, and a number. */
export interface Medallion {
  /** Closed lines, and whether the value differs from the one before. */
  rings: { path: string; kind: 'kept' | 'new' }[];
  /** Eight hexadecimal digits. */
  serial: string;
}

/**
 * Engraves the medallions of a row before and after. Both have one outline: rings are as wide as the values before are long,
 * and woven from the values. The same values give the same lines.
 */
export function engraveMedallions(before: string[], after: string[]): Medallion[] {
  const widths = before.map((value) => 12 + Math.min(30, Array.from(value).length));
  const unit = (halfSize - 2 - hole) / widths.reduce((sum, width) => sum + width, 0);
  return [before, after].map((values) => {
    let outer = hole;
    const rings = values.map((value, index): Medallion['rings'][number] => {
      const inner = outer;
      outer += widths[index]! * unit;
      return { path: weave(inner, outer, hash(value)), kind: value === before[index] ? 'kept' : 'new' };
    });
    return { rings, serial: hash(values.join('\n')).toString(16).toUpperCase().padStart(8, '0') };
  });
}

/** A wave around the center that closes after several turns. */
function weave(inner: number, outer: number, seed: number): string {
  const turns = [5, 7, 11][seed % 3]!;
  const waves = 26 + ((seed >>> 8) % 12);
  const count = 2 * (waves % turns === 0 ? waves + 1 : waves);
  const step = (2 * Math.PI * turns) / count;
  const start = (seed >>> 16) % 360;
  // A cubic curve that leaves and meets its circles along their tangents.
  const tangent = (4 / 3) * Math.tan(step / 4);
  const at = (index: number, along: number) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = start + index * step;
    const x = Math.round(radius * (Math.cos(angle) - along * Math.sin(angle)));
    const y = Math.round(radius * (Math.sin(angle) + along * Math.cos(angle)));
    return `${x} ${y}`;
  };
  const curves = Array.from(
    { length: count },
    (_, index) => `${at(index + 1, -tangent)} ${at(index + 1, 0)}`,
  );
  return `M${at(0, 0)}C${at(0, tangent)} ${curves.join('S')}Z`;
}
