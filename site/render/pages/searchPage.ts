import type { SidebarGroup } from '#ui';

import type { Navigation } from '../../content/documents/navigation';
import type { GeneratedPage } from './generatedPage';

/** Address of the page of the search, without base. */
export const searchRoute = '/search';

/**
 * The page of the search. Its content is drawn by `LivePage`.
 *
 * @param sidebar What stands beside it: the way on for readers whose browser runs no script.
 */
export function searchPage(sidebar: SidebarGroup[]): GeneratedPage {
  const navigation: Navigation = { sidebar, trail: [], versions: [] };
  return {
    route: searchRoute,
    extension: 'tsx',
    source: [
      `export default () => null;`,
      `export const live = 'search';`,
      `export const title = 'Search';`,
      `export const frontmatter = { description: 'Search the documentation.', robots: 'noindex' };`,
      `export const toc = [];`,
      `export const navigation = ${JSON.stringify(navigation)};`,
    ].join('\n'),
  };
}
