import text from '../SearchMessage/Search.messages.json';
import type { SearchPlaces, SearchTarget } from './searchTypes';

/** The reader's recent and favorite places, under their headings. Empty groups are left out. */
export const savedPlaces = (recent: SearchTarget[], favorites: SearchTarget[]): SearchPlaces[] =>
  [
    { id: 'recent', title: text.recent, targets: recent },
    { id: 'favorites', title: text.favorites, targets: favorites },
  ].filter(({ targets }) => targets.length > 0);
