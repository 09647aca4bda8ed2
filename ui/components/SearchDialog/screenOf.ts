import type { SearchStatus } from './searchTypes';

/** The screen below the field. */
export type SearchScreen = 'start' | 'loading' | 'results' | 'none' | 'error';

/** Picks the screen. Results of the previous query stay until the next ones arrive, so that nothing flickers. */
export function screenOf(query: string, status: SearchStatus, found: number): SearchScreen {
  if (query.trim() === '') return 'start';
  if (status === 'error') return 'error';
  if (found > 0) return 'results';
  return status === 'idle' ? 'none' : 'loading';
}
