import text from '../SearchMessage/Search.messages.json';
import type { TargetGroup, SearchTarget } from './searchTypes';

/** The reader's recent and favorite targets, under their headings. Empty groups are left out. */
export const savedGroups = (recent: SearchTarget[], favorites: SearchTarget[]): TargetGroup[] =>
  [
    { id: 'recent', title: text.recent, targets: recent },
    { id: 'favorites', title: text.favorites, targets: favorites },
  ].filter(({ targets }) => targets.length > 0);
