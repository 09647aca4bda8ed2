import { expect, it } from 'vitest';

import { formatProblems } from '../../problem';
import { checkRedirects, type Redirect } from './checkRedirects';

const targets = {
  drafts: new Set(['/next']),
  anchors: new Map([
    ['/', new Set<string>()],
    ['/cli/sync', new Set(['flags'])],
    ['/search', undefined],
  ]),
  files: new Set(['/lamps.csv']),
};

const report = (...redirects: Redirect[]) =>
  formatProblems(checkRedirects(redirects, targets, 'site/settings/site.ts'));

it.each([
  '/',
  '/cli/sync',
  '/cli/sync/',
  '/cli/sync#flags',
  '/search?q=a#any',
  '/lamps.csv',
  'https://a.example',
])('may lead to %s', (to) => {
  expect(report({ from: '/old', to })).toBe('');
});

it('says all that is wrong, and how to mend it', () => {
  const wrong = report(
    { from: '/cli/sync', to: '/' },
    { from: '/old', to: '/cli/snyc' },
    { from: '/old', to: '/cli/sync#flgas' },
    { from: '/older', to: '/old?q=1' },
    { from: '/self', to: '/self' },
    { from: '/soon', to: '/next' },
  );
  expect(wrong).toMatchInlineSnapshot(`
    "site/settings/site.ts: the settings are not valid
      redirects[0].from: the address /cli/sync has a page of its own.
      Remove the redirect, or the page.
      redirects[1].to: there is no page at /cli/snyc.
      Did you mean "/cli/sync"? Lead to the address of a page, or to another site.
      redirects[2].from: the address /old is redirected already.
      Remove one of the two redirects.
      redirects[2].to: the address /cli/sync is redirected itself.
      Lead to "/" at once.
      redirects[3].to: the address /old is redirected itself.
      Lead to "/cli/sync#flgas" at once.
      redirects[4].to: the address /self is redirected itself.
      Remove one of the two redirects.
      redirects[5].to: the page at /next is a draft.
      Add the redirect once the draft is published."
  `);
});
