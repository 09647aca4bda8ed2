import fc from 'fast-check';
import { expect, test } from 'vitest';

import { engraveMedallions, halfSize } from './engraveMedallions';

const values = fc.array(fc.string({ maxLength: 40, unit: 'grapheme' }), { minLength: 1, maxLength: 5 });

const medallionOf = (form: string[], row = form) => engraveMedallions(form, row)[1]!;
const linesOf = (form: string[], row = form) => medallionOf(form, row).rings.map(({ path }) => path);

/** Distances from the center to the outermost and innermost points of a line. */
function radiiOf(path: string): [number, number] {
  const numbers = path.match(/-?\d+/g)!.map(Number);
  const ends = numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1]!]] : []));
  // Only the last of a curve's three points is on the line.
  const radii = ends
    .filter((_, index) => index === 0 || (index > 1 && index % 2 === 1))
    .map(([x, y]) => Math.hypot(x!, y!));
  return [Math.min(...radii), Math.max(...radii)];
}

test('the same values have the same drawing and number, other values another', () => {
  fc.assert(
    fc.property(values, values, (one, other) => {
      expect(medallionOf(one)).toEqual(medallionOf([...one]));
      fc.pre(one.join('\n') !== other.join('\n'));
      expect(medallionOf(one).serial).not.toBe(medallionOf(other).serial);
    }),
  );
  expect(linesOf(['Ada Vale'])).not.toEqual(linesOf(['Ida Vale']));
});

test('a value changes only its own ring, and the result says whether the ring changed', () => {
  const form = ['Ada Vale', 'ada@lab.example', 'growth'];
  const row = ['Ida Vale', 'ada@lab.example', 'growth'];
  const [before, after] = [linesOf(form), linesOf(form, row)];
  expect(after[0]).not.toBe(before[0]);
  expect(after.slice(1)).toEqual(before.slice(1));
  expect(medallionOf(form, row).rings.map(({ kind }) => kind)).toEqual(['new', 'kept', 'kept']);
});

test('rows of one form have rings of the same widths, whatever their values are', () => {
  const form = ['Marta Keller', '+4915112345678'];
  const widths = (row: string[]) => linesOf(form, row).map((path) => radiiOf(path).map(Math.round));
  const [before, after] = [widths(form), widths(['Linus Barnes', '+7302984461957'])];
  for (const [ring, radii] of before.entries()) {
    for (const [end, radius] of radii.entries()) {
      expect(Math.abs(radius - after[ring]![end]!)).toBeLessThan(2);
    }
  }
});

test('every line is closed, in whole numbers, and stays within the bounds', () => {
  fc.assert(
    fc.property(values, (row) => {
      for (const path of linesOf(row)) {
        expect(path).toMatch(/^M[-\d CS]+Z$/);
        expect(radiiOf(path)[1]).toBeLessThanOrEqual(halfSize);
      }
    }),
  );
});
