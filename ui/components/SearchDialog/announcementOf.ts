import { fetchErrorText, noResultsFor } from '../SearchMessage/texts';
import type { SearchScreen } from './screenOf';
import type { SearchStatus } from './searchTypes';

/** How many results there are, in words. */
export const countOf = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

/** The text shown while results load. */
export const loadingText = (status: SearchStatus): string =>
  status === 'stalled' ? 'Still searching. The connection is slow.' : 'Searching…';

/** Says that a text that is longer than a query was searched whole. */
export const pastedText = (pasted: string): string =>
  `Searched all ${pasted.length} characters. The field keeps the part that tells most.`;

/** The announcement for the current results. Empty while there is nothing to announce. */
export function announcementOf(
  screen: SearchScreen,
  status: SearchStatus,
  query: string,
  total: number,
): string {
  if (screen === 'start') return '';
  if (screen === 'error') return `${fetchErrorText.title}. ${fetchErrorText.help}`;
  // A search that takes its usual time is not worth a word.
  if (status === 'loading') return '';
  if (status === 'stalled') return loadingText(status);
  return screen === 'none' ? noResultsFor(query) : countOf(total);
}
