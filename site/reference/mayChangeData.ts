import type { Method } from './model';

/** First words of read-only methods in any API. */
const safeVerbs =
  'Check Count Describe Export Fetch Find Get Has Is List Lookup Ping Preview Query Read Search Stat Validate Watch';

/** Whether a method may change data on the server: by its option, or else by its name. True if in doubt. */
export function mayChangeData(method: Pick<Method, 'name' | 'idempotency'>, extraSafeVerbs: string[] = []) {
  if (method.idempotency === 'no-side-effects') return false;
  const [verb = ''] = /^[A-Z]?[a-z]*/.exec(method.name) ?? [];
  return ![...safeVerbs.split(' '), ...extraSafeVerbs].includes(verb);
}
