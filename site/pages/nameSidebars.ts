import { hash } from 'node:crypto';

import type { SidebarGroup } from '#ui';

import type { Page } from './pageData';

/** Names sidebars by their content, since pages with the same one fetch it once. The first page with it carries it. */
export function nameSidebars(pages: Page[]): Page[] {
  const ids = new Map<SidebarGroup[], string>();
  const carried = new Set<string>();
  return pages.map((page) => {
    const { navigation } = page.data;
    if (!navigation || navigation.sidebar.length === 0) return page;
    const { sidebar } = navigation;
    const id = ids.get(sidebar) ?? hash('sha256', JSON.stringify(sidebar)).slice(0, 10);
    ids.set(sidebar, id);
    const carriesSidebar = !carried.has(id);
    carried.add(id);
    return { ...page, data: { ...page.data, navigation: { ...navigation, sidebarId: id, carriesSidebar } } };
  });
}
