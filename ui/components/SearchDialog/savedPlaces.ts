import type { SearchPlaces, SearchTarget } from './searchTypes';

/** The places that a reader found lately and those kept, under their headings. None where there is none. */
export const savedPlaces = (recent: SearchTarget[], favorites: SearchTarget[]): SearchPlaces[] =>
  [
    { id: 'recent', title: 'Recent', targets: recent },
    { id: 'favorites', title: 'Favorites', targets: favorites },
  ].filter(({ targets }) => targets.length > 0);
