import { join } from 'node:path';

import type { GeneratedPage } from './generatedPage';

const component = join(import.meta.dirname, '..', '..', 'theme', 'search', 'SiteSearchPage.tsx');

/** Address of the page of the search, without base. */
export const searchRoute = '/search';

/** The page of the search. */
export function searchPage(): GeneratedPage {
  return {
    route: searchRoute,
    extension: 'tsx',
    source: [
      `export { default } from ${JSON.stringify(component)};`,
      `export const title = 'Search';`,
      `export const frontmatter = { description: 'Search the documentation.', robots: 'noindex' };`,
      `export const toc = [];`,
    ].join('\n'),
  };
}
