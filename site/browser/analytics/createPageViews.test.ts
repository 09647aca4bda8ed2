import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createPageViews, pathWithin } from './createPageViews';

/** The page views of a walk over paths. */
function viewsOf(paths: string[], before?: string) {
  const viewOf = createPageViews(before);
  return paths.flatMap((path) => viewOf(path) ?? []);
}

describe('page views', () => {
  test('begin with the first path, and name the one before from then on', () => {
    expect(viewsOf(['/', '/cli/sync', '/'])).toEqual([
      { path: '/' },
      { path: '/cli/sync', previous: '/' },
      { path: '/', previous: '/cli/sync' },
    ]);
  });

  test('name the page that the document was opened from', () => {
    expect(viewsOf(['/cli/sync', '/cli/version'], '/cli/')).toEqual([
      { path: '/cli/sync', previous: '/cli' },
      { path: '/cli/version', previous: '/cli/sync' },
    ]);
  });

  test('do not name a page as the one before itself', () => {
    expect(viewsOf(['/cli/sync'], '/cli/sync')).toEqual([{ path: '/cli/sync' }]);
  });

  test('count an address with and without a slash at its end as one', () => {
    expect(viewsOf(['/api/', '/api', '/api//', '/'])).toEqual([
      { path: '/api' },
      { path: '/', previous: '/api' },
    ]);
  });

  test('are as many as the changes of the path, and form a chain', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('/', '/a', '/b', '/a/b'), { minLength: 1 }), (paths) => {
        const views = viewsOf(paths);
        expect(views.map(({ path }) => path)).toEqual(
          paths.filter((path, index) => path !== paths[index - 1]),
        );
        expect(views.slice(1).map(({ previous }) => previous)).toEqual(
          views.slice(0, -1).map(({ path }) => path),
        );
      }),
    );
  });
});

describe('the page that a visitor came from', () => {
  test('is known when it is on this site', () => {
    expect(pathWithin('https://docs.example.com', 'https://docs.example.com/cli?a=b#c')).toBe('/cli');
  });

  test.each([
    '',
    'https://example.com/search?q=words',
    'http://docs.example.com/cli',
    'about:blank',
    'no address',
  ])('is not known for "%s"', (referrer) => {
    expect(pathWithin('https://docs.example.com', referrer)).toBeUndefined();
  });
});
