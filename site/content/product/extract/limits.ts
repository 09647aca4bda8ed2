import type { Checkout, Facts } from '../facts';

/** A value that code falls back to, and that users know by another name. */
interface Limit {
  name: string;
  file: string;
  /** What stands before the value, in code. */
  before: RegExp;
}

const destination = 'internal/benthos/benthos-builder/builders/sql-util.go';
const cli = 'cli/internal/cmds/neosync/sync/sync.go';

/** By scope. */
const limits: Record<string, Limit[]> = {
  destination: [
    { name: 'max_in_flight', file: destination, before: /batchingConfig\{[^}]*MaxInFlight:\s+/ },
    { name: 'batch.count', file: destination, before: /batchingConfig\{[^}]*BatchCount:\s+/ },
    { name: 'batch.period', file: destination, before: /batchingConfig\{[^}]*BatchPeriod:\s+/ },
  ],
  'neosync sync': [{ name: 'open_limit', file: cli, before: /MaxConnectionLimit:\s+shared\.Ptr\(int32\(/ }],
};

/** Finds the values that code falls back to where nobody sets one. One that is no longer there is left out. */
export function limitsOf(checkout: Checkout): Facts {
  return Object.fromEntries(
    Object.entries(limits).map(([scope, names]) => [
      scope,
      Object.fromEntries(
        names.flatMap(({ name, file, before }) => {
          const value = new RegExp(`${before.source}"?([^",)\\s]+)`).exec(checkout.get(file) ?? '')?.[1];
          return value === undefined ? [] : [[name, { default: value, file }]];
        }),
      ),
    ]),
  );
}
