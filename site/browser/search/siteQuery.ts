import { versionOf } from '../../content/documents/versions';
import type { SearchQuery } from '../../search/engine/protocol';
import { pageKey } from '../navigation/pageDocument';
import { withoutBase } from '../site';
import { searchSettings } from './searchSettings';

/** Hits on a page of results. */
export const hitsPerPage = 20;

/** What a reader asks for. */
export interface Asked {
  query: string;
  /** The first page is 0. @default 0 */
  page?: number;
  /** Part of the site: `docs`, `api` or `changelog`. @default all */
  area?: string;
}

/** The query for what a reader asks, in the language and version of the current page. Other pages search the first version. */
export function siteQuery({ query, page = 0, area = '' }: Asked): SearchQuery {
  const { language, versions } = searchSettings;
  const { name } = versionOf(pageKey(withoutBase(location.pathname)), versions) ?? versions[0]!;
  const filters = area === '' ? [] : [`area:${area}`];
  return { query, page, hitsPerPage, facetFilters: [`language:${language}`, `docs_tag:${name}`, ...filters] };
}
