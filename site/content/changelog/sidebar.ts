import type { SidebarGroup } from '#ui';

import { withBase } from '../documents/withBase';
import { archiveRoute, authorsRoute, changelogRoute } from './addresses';
import { byYear } from './groups';
import type { Entry } from './parseEntry';

/** The sidebar of the changelog: the lists, then all entries under their years. Addresses carry the base. */
export function changelogSidebar(entries: Entry[], base: string): SidebarGroup[] {
  const toItem = (label: string, route: string) => ({ label, href: withBase(route, base) });
  return [
    {
      items: [
        toItem('All entries', changelogRoute),
        toItem('Archive', archiveRoute),
        toItem('Authors', authorsRoute),
      ],
    },
    ...byYear(entries).map(({ year, entries: own }) => ({
      heading: year,
      items: own.map(({ title, route }) => toItem(title, route)),
    })),
  ];
}
