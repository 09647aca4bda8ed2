import { fill } from '../../behaviors/messages';
import { countInWords, type SearchText } from '../SearchMessage/searchText';
import type { SearchState } from './SearchContext';
import type { SearchStatus } from './searchTypes';

/** The screen below the field. */
export type SearchScreen = 'start' | 'loading' | 'results' | 'none' | 'error';

/** Picks the screen. Results of the previous query stay until the next ones are loaded, so that nothing flickers. */
export function screenOf(query: string, status: SearchStatus, count: number): SearchScreen {
  if (query.trim() === '') return 'start';
  if (status === 'error') return 'error';
  if (count > 0) return 'results';
  return status === 'idle' ? 'none' : 'loading';
}

/** The announcement for the current results. Empty if there is nothing to announce. */
export function announcementOf(
  text: SearchText,
  { screen, status, query, total }: Pick<SearchState, 'screen' | 'status' | 'query' | 'total'>,
): string {
  if (screen === 'start') return '';
  if (screen === 'error') return `${text.failed}. ${text.help}`;
  // A search that takes the usual time isn't announced.
  if (status === 'loading') return '';
  if (status === 'stalled') return text.stalled;
  return screen === 'none' ? fill(text.none, { query }) : countInWords(text, total);
}
