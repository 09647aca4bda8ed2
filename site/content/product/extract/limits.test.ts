import { expect, test } from 'vitest';

import { limitsOf } from './limits';

test('finds the values that code falls back to, and leaves out those that are gone', () => {
  const file = 'internal/benthos/benthos-builder/builders/sql-util.go';
  const source = 'output := batchingConfig{\n\tMaxInFlight: 10,\n\tBatchPeriod: "5s",\n}\n';
  expect(limitsOf(new Map([[file, source]]))).toEqual({
    destination: { max_in_flight: { default: '10', file }, 'batch.period': { default: '5s', file } },
    'neosync sync': {},
  });
});
