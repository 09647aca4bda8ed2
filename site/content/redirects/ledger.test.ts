import { expect, it } from 'vitest';

import { readLedger, writeLedger } from './ledger';

const text = '# Promised.\n\n/\n/cli/sync\n/old\n';

it('is an address a line', () => {
  expect([...readLedger(text)]).toEqual([
    ['/', 3],
    ['/cli/sync', 4],
    ['/old', 5],
  ]);
  expect(readLedger('')).toEqual(new Map());
  expect([...readLedger('/a\r\n/a\r\n/b').keys()]).toEqual(['/a', '/b']);
});

it('takes new addresses in order, below the comment', () => {
  const written = writeLedger(text, ['/zebra', '/cli', '/old']);
  expect(written).toBe('# Promised.\n\n/\n/cli\n/cli/sync\n/old\n/zebra\n');
  expect(writeLedger(written, [])).toBe(written);
  expect(writeLedger('', ['/b', '/a'])).toBe('/a\n/b\n');
});
