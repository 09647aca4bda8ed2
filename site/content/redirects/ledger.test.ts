import { expect, it } from 'vitest';

import { formatProblems } from '../../problem';
import { checkLedger, readLedger, writeLedger, type LedgerCheck } from './ledger';

const text = '# Promised.\n\n/\n/cli/sync\n/old\n';

const check = (further: Partial<LedgerCheck>) =>
  checkLedger({
    ledger: readLedger(text),
    file: 'site/settings/addresses.txt',
    pages: ['/', '/cli/sync', '/old'],
    redirects: [],
    ...further,
  });

it('is an address a line', () => {
  expect([...readLedger(text)]).toEqual([
    ['/', 3],
    ['/cli/sync', 4],
    ['/old', 5],
  ]);
  expect(readLedger('')).toEqual(new Map());
  expect([...readLedger('/a\r\n/a\r\n/b').keys()]).toEqual(['/a', '/b']);
});

it('is kept when every address answers with a page or leads to one', () => {
  expect(check({})).toEqual({ lost: [], added: [] });
  expect(check({ pages: ['/', '/cli/sync'], redirects: [{ from: '/old', to: '/' }] }).lost).toEqual([]);
});

it('may list the address of a draft ahead', () => {
  const pages = ['/', '/cli/sync'];
  expect(check({ pages, drafts: new Set(['/old']) })).toEqual({ lost: [], added: [] });
  expect(check({ pages, drafts: new Set(['/older']) }).lost).toHaveLength(1);
});

it('names an address that answers no more, and how to mend that', () => {
  const { lost, added } = check({ pages: ['/', '/old', '/cli/synch'] });
  expect(formatProblems([...lost, ...added])).toMatchInlineSnapshot(`
    "site/settings/addresses.txt: the address /cli/synch is new and not in the ledger.
      Run "npm run addresses" and commit what it writes: from then on the address will always lead somewhere.
    site/settings/addresses.txt:4: the address /cli/sync was published, and now there is neither a page nor a redirect.
      Add { from: '/cli/sync', to: '/cli/synch' } to the redirects, or bring the page back."
  `);
});

it('takes new addresses in order, below the comment', () => {
  const written = writeLedger(text, ['/zebra', '/cli', '/old']);
  expect(written).toBe('# Promised.\n\n/\n/cli\n/cli/sync\n/old\n/zebra\n');
  expect(writeLedger(written, [])).toBe(written);
  expect(writeLedger('', ['/b', '/a'])).toBe('/a\n/b\n');
});
