import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { sidebarsAndRedirects } from '../../fixtures/sidebarsAndRedirects';
import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { formatProblems } from '../../problem';
import { checkRedirects } from './checkRedirects';
import { readLedger, readRedirects } from './readRedirects';

/** Checks a site that has the pages `/` and `/cli`, these redirects, and this ledger. */
function checked(
  { redirects, ledger }: { redirects?: Record<string, string>; ledger?: string },
  targets: { pages?: string[]; drafts?: ReadonlySet<string> } = {},
) {
  const { pages = ['/', '/cli'], drafts } = targets;
  const files = {
    ...sidebarsAndRedirects(undefined, { redirects }),
    ...(ledger !== undefined && { 'content/_addresses.txt': ledger }),
  };
  const anchors = new Map(pages.map((route) => [route, undefined]));
  const root = temporaryFolder(files);
  const written = { redirectsFile: readRedirects(root, 'content'), ledgerFile: readLedger(root, 'content') };
  const { problems, redirects: all } = checkRedirects(written, { anchors, files: new Set(), drafts });
  const [errors, warnings] = [false, true].map((wanted) =>
    problems.filter(({ isWarning = false }) => isWarning === wanted),
  ) as [typeof problems, typeof problems];
  return { errors, warnings, redirects: all };
}

/** The reported problems as text. */
function check(written: Parameters<typeof checked>[0]) {
  const { errors, warnings } = checked(written);
  return { errors: formatProblems(errors), warnings: formatProblems(warnings) };
}

test('without a ledger, only the old addresses of redirects are checked', () => {
  expect(check({})).toEqual({ errors: '', warnings: '' });
  expect(check({ redirects: { '/old': '/', '/older': '/' } }).errors).toBe('');
  expect(check({ redirects: { '/old': '/', '/cli': '/' } }).errors).toBe(
    'content/_redirects.yml:2: the address /cli already has a page.\n  Remove the redirect, or the page.',
  );
});

test('a lost address stops the build with its line, and a new one is only a warning', () => {
  const { errors, warnings } = check({ ledger: '# Promised.\n/\n/gone\n' });
  expect(errors).toMatch(/^content\/_addresses\.txt:3: the address \/gone was published, /);
  expect(warnings).toMatch(/^content\/_addresses\.txt: the address \/cli is new and not in the ledger\./);
});

test('a ledger can list the address of a draft', () => {
  const errorsWith = (drafts: string[]) =>
    checked({ ledger: '/\n/cli\n/old\n' }, { drafts: new Set(drafts) }).errors;
  expect(errorsWith(['/old'])).toEqual([]);
  expect(errorsWith(['/older'])).toHaveLength(1);
});

test('an address without a page is reported with the most likely redirect', () => {
  const pages = ['/', '/old', '/cli/synch'];
  const { errors, warnings } = checked({ ledger: '# Promised.\n\n/\n/cli/sync\n/old\n' }, { pages });
  expect(formatProblems([...errors, ...warnings])).toMatchInlineSnapshot(`
    "content/_addresses.txt: the address /cli/synch is new and not in the ledger.
      Add the line "/cli/synch".
    content/_addresses.txt:4: the address /cli/sync was published, but no longer has a page or a redirect.
      Add "/cli/sync: /cli/synch" to content/_redirects.yml, or bring the page back. If it was never public, remove the line."
  `);
});

test('a redirect keeps an address valid', () => {
  const { errors } = check({ ledger: '/\n/cli\n/old\n/gone\n', redirects: { '/old': '/nowhere' } });
  expect(errors).toContain('_addresses.txt:4: the address /gone was published');
  expect(errors).not.toContain('/old was published');
});

test('a page number beyond the end of a list redirects to the list, until the list is that long again', () => {
  const redirects = { '/cli/page/3': '/' };
  const written = { from: '/cli/page/3', to: '/' };
  const ledger = '/\n/cli\n/cli/page/2\n/cli/page/3\n/gone/page/2\n';
  const { errors, redirects: all } = checked({ ledger, redirects });
  expect(all).toEqual([written, { from: '/cli/page/2', to: '/cli' }]);
  expect(errors.map(({ line }) => line)).toEqual([5]);
  expect(checked({ redirects }).redirects).toEqual([written]);
  expect(checked({ ledger: '/\n/cli\n' }).redirects).toEqual([]);
});

test('no redirect of this site uses a page number, which a list may reach when it grows', () => {
  const redirects = parse(readFileSync('content/_redirects.yml', 'utf8')) as object;
  expect(Object.keys(redirects).filter((from) => from.includes('/page/'))).toEqual([]);
});
