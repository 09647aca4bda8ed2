import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { didYouMean, nearest } from './nearest';

/** Only a few letters, so that texts are similar. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'C', '/', '-'), maxLength: 12 });

describe('nearest', () => {
  const routes = ['/quickstart', '/platform', '/cli/sync', '/cli/version', '/connections/mysql'];

  test('finds the name despite a typo', () => {
    expect(nearest('/quick-start', routes)).toBe('/quickstart');
    expect(nearest('/connection/mysql', routes)).toBe('/connections/mysql');
  });

  test.each([
    ['/guides/nope', ['/guides/rbac', '/guides/index']],
    ['/connections', ['/connections/s3']],
    ['/nope.png', ['/logo.png', '/nave.svg']],
    ['api', ['cli', 'app.cli']],
    ['tls', ['table', 'rows']],
  ])('%s is too far from any of %j', (name, names) => {
    expect(nearest(name, names)).toBeUndefined();
  });

  test('prefers the name with the same letters', () => {
    expect(nearest('titel', ['time', 'title'])).toBe('title');
    expect(nearest('nwe', ['fixed', 'new'])).toBe('new');
    expect(nearest('/sync/cli', ['/cli/sync', '/sync'])).toBe('/cli/sync');
  });

  test('ignores case', () => {
    expect(nearest('/CLI/Sync', routes)).toBe('/cli/sync');
  });

  test('finds nothing if no name is similar', () => {
    expect(nearest('/zzzzzzzzzzz', routes)).toBeUndefined();
    expect(nearest('/quickstart', [])).toBeUndefined();
  });

  test('returns the alphabetically first of equally similar names', () => {
    expect(nearest('cat', ['cut', 'cats', 'bat', 'dog'])).toBe('bat');
  });

  test('only returns one of the given names, with an exact match first', () => {
    fc.assert(
      fc.property(text, fc.uniqueArray(text), (name, names) => {
        const found = nearest(name, names);
        expect([...names, undefined]).toContain(found);
        if (names.includes(name)) expect(found?.toLowerCase()).toBe(name.toLowerCase());
      }),
    );
  });
});

describe('didYouMean', () => {
  test('suggests the nearest name', () => {
    expect(didYouMean('tittle', ['title', 'description'])).toBe('Did you mean "title"? ');
  });

  test('suggests nothing if no name is near', () => {
    expect(didYouMean('author', ['title', 'description'])).toBe('');
  });
});
