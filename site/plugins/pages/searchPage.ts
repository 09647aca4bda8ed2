import type { GeneratedPage } from './generatedPage';

/** Address of the page of the search, without base. */
export const searchRoute = '/search';

/** The page of the search. Its content is drawn by `LivePage`. */
export function searchPage(): GeneratedPage {
  return {
    route: searchRoute,
    extension: 'tsx',
    source: [
      `export default () => null;`,
      `export const live = 'search';`,
      `export const title = 'Search';`,
      `export const frontmatter = { description: 'Search the documentation.', robots: 'noindex' };`,
      `export const toc = [];`,
    ].join('\n'),
  };
}
