import { expect, test } from 'vitest';

import { smallestSettings } from '../../fixtures/smallestSettings';
import { formatProblems } from '../../problem';
import { settings } from '../../settings/site';
import { readSettings } from '../../settings/readSettings';
import type { SettingsInput } from '../../settings/schema';
import { checkAddresses } from './checkAddresses';

/** The problems of a site with the pages `/` and `/cli`, and these other files. */
function checked(
  input: Partial<SettingsInput>,
  files: Record<string, string> = {},
  targets: { pages?: string[]; drafts?: ReadonlySet<string> } = {},
) {
  const { pages = ['/', '/cli'], drafts } = targets;
  const settings = readSettings({ ...smallestSettings, ...input }, 'settings.ts');
  const ledger = input.ledger === undefined ? undefined : files[input.ledger];
  const anchors = new Map(pages.map((route) => [route, undefined]));
  const { problems, redirects } = checkAddresses(settings, 'settings.ts', ledger, {
    anchors,
    files: new Set(),
    drafts,
  });
  const [errors, warnings] = [false, true].map((wanted) =>
    problems.filter(({ isWarning = false }) => isWarning === wanted),
  ) as [typeof problems, typeof problems];
  return { errors, warnings, redirects };
}

/** What is said of it. */
function check(input: Partial<SettingsInput>, files: Record<string, string> = {}) {
  const { errors, warnings } = checked(input, files);
  return { errors: formatProblems(errors), warnings: formatProblems(warnings) };
}

test('a site without a ledger is only asked where its redirects begin', () => {
  expect(check({})).toEqual({ errors: '', warnings: '' });
  const from = (...addresses: string[]) =>
    check({ redirects: addresses.map((one) => ({ from: one, to: '/' })) });
  expect(from('/old', '/older').errors).toBe('');
  expect(from('/cli').errors).toContain('redirects[0].from: the address /cli has a page of its own.');
  expect(from('/old', '/new', '/old').errors).toContain(
    'redirects[2].from: the address /old is redirected already.',
  );
});

test('a ledger that is not there is a problem of the settings', () => {
  expect(check({ ledger: 'addresses.txt' }).errors).toBe(
    'settings.ts: the settings are not valid\n' +
      '  ledger: the file "addresses.txt" does not exist.\n' +
      '  Name the file with the addresses that were published, from the root of the project.',
  );
});

test('an address that is lost stops the build with its line, and a new one is only a word', () => {
  const { errors, warnings } = check(
    { ledger: 'addresses.txt' },
    { 'addresses.txt': '# Promised.\n/\n/gone\n' },
  );
  expect(errors).toMatch(/^addresses\.txt:3: the address \/gone was published, /);
  expect(warnings).toMatch(/^addresses\.txt: the address \/cli is new and not in the ledger\./);
});

test('a ledger can list the address of a draft', () => {
  const files = { 'addresses.txt': '/\n/cli\n/old\n' };
  const errorsWith = (drafts: string[]) =>
    checked({ ledger: 'addresses.txt' }, files, { drafts: new Set(drafts) }).errors;
  expect(errorsWith(['/old'])).toEqual([]);
  expect(errorsWith(['/older'])).toHaveLength(1);
});

test('an address without a page is named with the most likely redirect', () => {
  const files = { 'addresses.txt': '# Promised.\n\n/\n/cli/sync\n/old\n' };
  const pages = ['/', '/old', '/cli/synch'];
  const { errors, warnings } = checked({ ledger: 'addresses.txt' }, files, { pages });
  expect(formatProblems([...errors, ...warnings])).toMatchInlineSnapshot(`
    "addresses.txt: the address /cli/synch is new and not in the ledger.
      Run "npm run addresses" and commit the result.
    addresses.txt:4: the address /cli/sync was published, but no longer has a page or a redirect.
      Add { from: '/cli/sync', to: '/cli/synch' } to the redirects, or bring the page back. If readers never had it, remove the line."
  `);
});

test('a redirect saves an address', () => {
  const files = { 'addresses.txt': '/\n/cli\n/old\n/gone\n' };
  const { errors } = check({ ledger: 'addresses.txt', redirects: [{ from: '/old', to: '/nowhere' }] }, files);
  expect(errors).toContain('addresses.txt:4: the address /gone was published');
  expect(errors).not.toContain('/old was published');
});

test('the number of a page that its list no longer has leads to the list, until the list is as long again', () => {
  const redirects = [{ from: '/cli/page/3', to: '/' }];
  const ledger = 'addresses.txt';
  const files = { [ledger]: '/\n/cli\n/cli/page/2\n/cli/page/3\n/gone/page/2\n' };
  const { errors, redirects: all } = checked({ ledger, redirects }, files);
  expect(all).toEqual([...redirects, { from: '/cli/page/2', to: '/cli' }]);
  expect(errors.map(({ line }) => line)).toEqual([5]);
  expect(checked({ redirects }).redirects).toEqual(redirects);
  expect(checked({ ledger }, { [ledger]: '/\n/cli\n' }).redirects).toEqual([]);
});

test('no redirect of this site claims the number of a page, which a list takes once it is long enough', () => {
  expect(settings.redirects!.filter(({ from }) => from.includes('/page/'))).toEqual([]);
});
