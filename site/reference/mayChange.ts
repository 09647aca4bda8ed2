import type { Rpc } from './model';

/** First words of methods that change nothing, whatever an API is about. */
const safeVerbs = [
  'Check',
  'Count',
  'Describe',
  'Export',
  'Fetch',
  'Find',
  'Get',
  'Has',
  'Is',
  'List',
  'Lookup',
  'Ping',
  'Preview',
  'Query',
  'Read',
  'Search',
  'Stat',
  'Validate',
  'Watch',
];

/**
 * Whether a call may change what a server keeps: by its option where one is set, else by its name. Says yes in doubt.
 *
 * @param further First words of further methods that change nothing.
 */
export function mayChange(
  { name, idempotency }: Pick<Rpc, 'name' | 'idempotency'>,
  further: string[] = [],
): boolean {
  if (idempotency === 'no-side-effects') return false;
  const [verb = ''] = /^[A-Z]?[a-z]*/.exec(name) ?? [];
  return ![...safeVerbs, ...further].includes(verb);
}
