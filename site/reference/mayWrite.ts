import type { Rpc } from './model';

/** First words of read-only methods in any API. */
const safeVerbs =
  'Check Count Describe Export Fetch Find Get Has Is List Lookup Ping Preview Query Read Search Stat Validate Watch';

/** Whether a method may change data on the server: by its option, or else by its name. True if in doubt. */
export function mayWrite(rpc: Pick<Rpc, 'name' | 'idempotency'>, extraSafeVerbs: string[] = []): boolean {
  if (rpc.idempotency === 'no-side-effects') return false;
  const [verb = ''] = /^[A-Z]?[a-z]*/.exec(rpc.name) ?? [];
  return ![...safeVerbs.split(' '), ...extraSafeVerbs].includes(verb);
}
