import type { SearchGroup, SearchStatus } from './searchTypes';

/** What the dialog shows below the field. */
export type SearchScreen = 'start' | 'loading' | 'results' | 'none' | 'error';

/**
 * Picks the screen. Results of the query before stay until the next ones arrive, so that nothing flickers while the
 * reader types.
 */
export function screenOf(query: string, status: SearchStatus, groups: SearchGroup[]): SearchScreen {
  if (query.trim() === '') return 'start';
  if (status === 'error') return 'error';
  if (groups.length > 0) return 'results';
  return status === 'idle' ? 'none' : 'loading';
}
