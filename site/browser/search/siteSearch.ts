import { versionOf } from '../../content/sidebars/versions';
import type { SearchClient, SearchQuery } from '../../search/engine/protocol';
import { pageKey } from '../navigation/pagePayload';
import { site, withoutBase } from '../site';
import { embeddedClient } from './embeddedClient';
import { hostedClient } from './hostedClient';
import { searchSettings } from './searchSettings';

/** Set by `rspress/themePlugin.ts`, so that no script contains the other client. */
declare const IS_SEARCH_HOSTED: boolean;

const { address, search: settings } = searchSettings;

/** The client that the settings name. */
export const { search, warmUp }: SearchClient =
  IS_SEARCH_HOSTED && settings.provider === 'algolia' ? hostedClient(settings, address) : embeddedClient();

/** Hits on a page of results. */
export const hitsPerPage = 20;

/** The parameters of a reader's search. */
export interface SearchParams {
  query: string;
  /** The first page is 0. @default 0 */
  page?: number;
  /** A key of `searchAreas`. @default all */
  area?: string;
}

/** A query in the language and version of the current page; pages without a version search the first one. */
export function siteQuery({ query, page = 0, area = '' }: SearchParams): SearchQuery {
  const { language, versions } = searchSettings;
  const { name } = versionOf(pageKey(withoutBase(location.pathname)), versions) ?? versions[0]!;
  const filters = area === '' ? [] : [`area:${area}`];
  return { query, page, hitsPerPage, facetFilters: [`language:${language}`, `docs_tag:${name}`, ...filters] };
}

/** The page with all results of a query. */
export const allResultsHref = (query: string): string => `${site.base}search?q=${encodeURIComponent(query)}`;

/** Address of a new issue that names a query without results. */
export function newIssueHref(query: string): string | undefined {
  if (searchSettings.issueUrl === undefined) return undefined;
  const address = new URL(searchSettings.issueUrl);
  address.searchParams.set('title', `Docs search: no results for "${query}"`);
  return address.href;
}
