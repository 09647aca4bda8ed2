import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { didYouMean, nearest } from './nearest';

/** Few letters, so that texts resemble each other. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'C', '/', '-'), maxLength: 12 });

describe('nearest', () => {
  const routes = ['/quickstart', '/platform', '/cli/sync', '/cli/version', '/connections/mysql'];

  test('finds the name that a typo turned into another', () => {
    expect(nearest('/quick-start', routes)).toEqual(['/quickstart']);
    expect(nearest('/connection/mysql', routes)).toEqual(['/connections/mysql']);
  });

  test.each([
    ['/guides/nope', ['/guides/rbac', '/guides/index']],
    ['/connections', ['/connections/s3']],
    ['/nope.png', ['/logo.png', '/nave.svg']],
    ['api', ['cli', 'app.cli']],
    ['tls', ['table', 'rows']],
  ])('%s is too far from any of %j', (name, names) => {
    expect(nearest(name, names)).toEqual([]);
  });

  test('prefers the name with the same letters', () => {
    expect(nearest('titel', ['time', 'title'])).toEqual(['title']);
    expect(nearest('nwe', ['fixed', 'new'])).toEqual(['new']);
    expect(nearest('/sync/cli', ['/cli/sync', '/sync'])).toEqual(['/cli/sync']);
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
        if (count > 0 && names.includes(name)) expect(found[0]?.toLowerCase()).toBe(name.toLowerCase());
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
