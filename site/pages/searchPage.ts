import type { SidebarGroup } from '#ui';

import type { Navigation } from '../content/documents/navigation';
import type { GeneratedPage } from './generatedPage';

/** Address of the page of the search, without base. */
export const searchRoute = '/search';

/**
 * The page of the search. `SiteSearchPage` draws its content.
 *
 * @param sidebar What stands beside it: the way on for readers whose browser runs no script.
 */
export function searchPage(sidebar: SidebarGroup[]): GeneratedPage {
  const navigation: Navigation = { sidebar, trail: [], versions: [] };
  return {
    route: searchRoute,
    component: { file: 'ChangelogPage.tsx', name: 'SearchText' },
    props: {},
    data: { title: 'Search', description: 'Search the documentation.', toc: [], live: 'search', navigation },
  };
}
