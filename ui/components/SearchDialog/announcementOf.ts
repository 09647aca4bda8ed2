import { fill } from '../../behaviors/messages';
import { countOf, type SearchText } from '../SearchMessage/texts';
import type { SearchScreen } from './screenOf';
import type { SearchStatus } from './searchTypes';

/** The announcement for the current results. Empty while there is nothing to announce. */
export function announcementOf(
  text: SearchText,
  screen: SearchScreen,
  status: SearchStatus,
  query: string,
  total: number,
): string {
  if (screen === 'start') return '';
  if (screen === 'error') return `${text.failed}. ${text.help}`;
  // A search that takes its usual time is not worth a word.
  if (status === 'loading') return '';
  if (status === 'stalled') return text.stalled;
  return screen === 'none' ? fill(text.none, { query }) : countOf(text, total);
}
