import { useEffect, useState, useRef, type RefObject } from 'react';

import { cutQuery, Pagination, SearchPage, type SearchStatus } from '#ui';
import { listen } from '#ui/behaviors';

import { navigate } from '../navigation/visit';
import { site } from '../site';
import { hitsPerPage } from '../../search/requestOf';
import { noResultsHref, suggestionsFor, topics } from './searchStart';
import { useSavedSearches } from './useSavedSearches';
import type { FacetFilter } from '../../search/engine/protocol';
import { type Asked, keyOf, type Search, useSearch } from './useSearch';

const areas = [
  { key: '', label: 'Everything' },
  { key: 'docs', label: 'Docs' },
  { key: 'api', label: 'API' },
  { key: 'changelog', label: 'Changelog' },
];

/** The page `/search?q=…`: what the dialog finds, twenty at a time, with an address for each view. */
export function SiteSearchPage() {
  const { base, issueUrl } = site;
  const address = useAddress();
  const [asked, setAsked] = useState({ query: '', area: '', page: 0, cut: false });

  useEffect(() => {
    const given = new URLSearchParams(address);
    const whole = given.get('q') ?? '';
    const query = cutQuery(whole);
    const area = areas.find(({ key }) => key === given.get('area'))?.key ?? '';
    const page = Math.max(0, Math.trunc(Number(given.get('page') ?? 1)) - 1 || 0);
    setAsked({ query, area, page, cut: query !== whole });
  }, [address]);

  const { status, found, retry } = useResults({
    query: asked.query,
    page: asked.page,
    filters: asked.area === '' ? [] : [`area:${asked.area}`],
  });
  // An address with too great a number leads to the last page.
  useEffect(() => {
    const last = (found?.pages ?? 0) - 1;
    if (status === 'idle' && last >= 0 && asked.page > last) setAsked({ ...asked, page: last });
  }, [asked, found, status]);
  const { visit } = useSavedSearches();
  const countRef = useResultsFocus(asked, status);

  const hrefOf = (change: Partial<{ query: string; area: string; page: number }>) => {
    const next = { ...asked, page: 0, ...change };
    const parameters = new URLSearchParams({ q: next.query });
    if (next.area !== '') parameters.set('area', next.area);
    if (next.page > 0) parameters.set('page', String(next.page + 1));
    return `/search?${parameters}`;
  };
  const withBase = (href: string) => `${base.replace(/\/$/, '')}${href}`;

  return (
    <>
      <SearchPage
        action={withBase('/search')}
        query={asked.query}
        onSubmit={(query) => navigate(new URL(withBase(hrefOf({ query })), location.href))}
        cut={asked.cut}
        areas={areas.map(({ key, label }) => ({
          label,
          href: withBase(hrefOf({ area: key })),
          current: key === asked.area,
        }))}
        status={status}
        // The order of the dialog: what lies on one page stands together.
        hits={found?.groups.flatMap(({ hits }) => hits)}
        total={found?.total}
        countRef={countRef}
        first={asked.page * hitsPerPage + 1}
        pagination={
          found && (
            <Pagination
              current={asked.page + 1}
              total={found.pages}
              hrefOf={(page) => withBase(hrefOf({ page: page - 1 }))}
            />
          )
        }
        onSelect={visit}
        suggestions={asked.query === '' ? [] : suggestionsFor(asked.query, topics())}
        feedbackHref={issueUrl && noResultsHref(issueUrl, asked.query)}
        onRetry={retry}
      />
      <noscript>
        <p>
          Searching needs a script. Without one, use the pages beside this text, or your search engine with{' '}
          <code>site:</code> and the address of this site.
        </p>
      </noscript>
    </>
  );
}

/** The query of the address in the bar, as it changes. Empty on the server, which does not know it, and so at first. */
function useAddress(): string {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const ended = new AbortController();
    const read = () => setQuery(location.search);
    read();
    listen({ document, signal: ended.signal }, 'ui:address', read);
    return () => ended.abort();
  }, []);
  return query;
}

/** What is found for a query, and how the search goes. An empty query asks nothing. */
function useResults({ query, page = 0, filters = [] }: Asked): Pick<Search, 'status' | 'found' | 'retry'> {
  const { key, status, found, ask, retry } = useSearch({ query });
  const filterKey = JSON.stringify(filters);
  useEffect(
    () => ask({ query, page, filters: JSON.parse(filterKey) as FacetFilter[] }),
    [ask, query, page, filterKey],
  );
  if (query.trim() === '') return { status: 'idle', retry };
  // Told with the query itself: a state of its own would draw everything once more.
  return { status: key === keyOf({ query, page, filters }) ? status : 'loading', found, retry };
}

/** What is looked for, and which page of its results. */
interface Shown {
  query: string;
  area: string;
  page: number;
}

/**
 * Leads to the line that says which results are shown, once another page of the same results is there.
 *
 * @returns What that line is known by.
 */
function useResultsFocus(
  { query, area, page }: Shown,
  status: SearchStatus,
): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef<Shown>(undefined);
  useEffect(() => {
    if (status !== 'idle') return;
    const { current } = before;
    before.current = { query, area, page };
    if (current?.query === query && current.area === area && current.page !== page) line.current?.focus();
  }, [query, area, page, status]);
  return line;
}
