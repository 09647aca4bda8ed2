import type { TargetGroup, SearchTarget } from './searchTypes';

/** The reader's recent and favorite targets. Empty groups are left out. */
export function savedGroups(recent: SearchTarget[], favorites: SearchTarget[]): TargetGroup[] {
  const groups: TargetGroup[] = [
    { id: 'recent', targets: recent },
    { id: 'favorites', targets: favorites },
  ];
  return groups.filter(({ targets }) => targets.length > 0);
}
