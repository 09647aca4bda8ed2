import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { didYouMean, editDistance, nearest } from './nearest';

/** Few letters, so that texts resemble each other. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'C', '/', '-'), maxLength: 12 });

describe('editDistance', () => {
  test.each([
    ['', '', 0],
    ['kitten', 'sitting', 3],
    ['flaw', 'lawn', 2],
    ['', 'abc', 3],
    ['quickstart', 'quick-start', 1],
  ])('from %j to %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  test('is the same in both directions', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
      }),
    );
  });

  test('is zero for equal texts and only for them', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (a) => {
        expect(editDistance(a, a)).toBe(0);
      }),
    );
  });

  test('never gets shorter by a detour', () => {
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
      }),
    );
  });

  test('is at least the difference and at most the greater of the lengths', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  test('is exact up to the most that is asked for, and above it beyond', () => {
    fc.assert(
      fc.property(text, text, fc.nat(12), (a, b, most) => {
        const exact = editDistance(a, b);
        const found = editDistance(a, b, most);
        expect(exact <= most ? found === exact : found > most).toBe(true);
      }),
    );
  });
});

describe('nearest', () => {
  const routes = ['/quickstart', '/platform', '/cli/sync', '/cli/version', '/connections/mysql'];

  test('finds the name that a slip turned into another', () => {
    expect(nearest('/quick-start', routes)).toEqual(['/quickstart']);
    expect(nearest('/connection/mysql', routes)).toEqual(['/connections/mysql']);
  });

  test('does not mind capitals', () => {
    expect(nearest('/CLI/Sync', routes)).toEqual(['/cli/sync']);
  });

  test('finds nothing where nothing is like it', () => {
    expect(nearest('/zzzzzzzzzzz', routes)).toEqual([]);
    expect(nearest('/quickstart', [])).toEqual([]);
  });

  test('gives no more than were asked for, best first, equals by the alphabet', () => {
    expect(nearest('cat', ['cut', 'cats', 'cat', 'bat', 'dog'], 3)).toEqual(['cat', 'bat', 'cats']);
  });

  test('only gives names it was given, and the name itself first', () => {
    fc.assert(
      fc.property(text, fc.uniqueArray(text), fc.nat(5), (name, names, count) => {
        const found = nearest(name, names, count);
        expect(found.length).toBeLessThanOrEqual(count);
        expect(names).toEqual(expect.arrayContaining(found));
        const distances = names.map((other) => editDistance(name.toLowerCase(), other.toLowerCase()));
        const nearestFirst = found.map((other) => editDistance(name.toLowerCase(), other.toLowerCase()));
        expect(nearestFirst).toEqual(distances.toSorted((a, b) => a - b).slice(0, found.length));
      }),
    );
  });
});

describe('didYouMean', () => {
  test('asks about the nearest name', () => {
    expect(didYouMean('tittle', ['title', 'description'])).toBe('Did you mean "title"? ');
  });

  test('says nothing when no name is near', () => {
    expect(didYouMean('author', ['title', 'description'])).toBe('');
  });
});
