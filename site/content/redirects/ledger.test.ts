import { expect, it } from 'vitest';

import { parseLedger, formatLedger } from './ledger';

const text = '# Promised.\n\n/\n/cli/sync\n/old\n';

it('has one address per line', () => {
  expect([...parseLedger(text)]).toEqual([
    ['/', 3],
    ['/cli/sync', 4],
    ['/old', 5],
  ]);
  expect(parseLedger('')).toEqual(new Map());
  expect([...parseLedger('/a\r\n/a\r\n/b').keys()]).toEqual(['/a', '/b']);
});

it('adds new addresses in order, below the comment', () => {
  const written = formatLedger(text, ['/zebra', '/cli', '/old']);
  expect(written).toBe('# Promised.\n\n/\n/cli\n/cli/sync\n/old\n/zebra\n');
  expect(formatLedger(written, [])).toBe(written);
  expect(formatLedger('', ['/b', '/a'])).toBe('/a\n/b\n');
});
