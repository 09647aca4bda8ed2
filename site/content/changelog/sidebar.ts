import type { SidebarGroup } from '#ui';

import { withBase } from '../links/withBase';
import { archiveRoute, authorsRoute, changelogRoute } from './addresses';
import { byYear } from './groups';
import type { Entry } from './parseEntry';

const lists = [
  ['All entries', changelogRoute],
  ['Archive', archiveRoute],
  ['Authors', authorsRoute],
] as const;

/** The sidebar of the changelog: the lists, then all entries under their years. Addresses carry the base. */
export const changelogSidebar = (entries: Entry[], base: string): SidebarGroup[] => [
  { items: lists.map(([label, route]) => ({ label, href: withBase(route, base) })) },
  ...byYear(entries).map(({ year, entries: own }) => ({
    heading: year,
    items: own.map(({ title: label, route, state }) => {
      return { label, href: withBase(route, base), badge: state === 'draft' ? 'Draft' : undefined };
    }),
  })),
];
