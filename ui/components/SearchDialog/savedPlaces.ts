import text from '../SearchMessage/Search.messages.json';
import type { SearchPlaces, SearchTarget } from './searchTypes';

/** The places that a reader found lately and those kept, under their headings. None where there is none. */
export const savedPlaces = (recent: SearchTarget[], favorites: SearchTarget[]): SearchPlaces[] =>
  [
    { id: 'recent', title: text.recent, targets: recent },
    { id: 'favorites', title: text.favorites, targets: favorites },
  ].filter(({ targets }) => targets.length > 0);
