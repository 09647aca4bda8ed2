import { useEffect, useRef, useState } from 'react';

import { cutQuery, Pagination, queryLimit, SearchPage, type TargetGroup, type SearchStatus } from '#ui';
import { onEvent } from '#ui/behaviors';

import { searchAreas } from '../../search/records/record';
import { isPositionHeld } from '../navigation/readingPosition';
import { navigate } from '../navigation/navigate';
import { site } from '../site';
import { hitsPerPage, newIssueHref, type SearchParams } from './siteSearch';
import { useSavedTargets } from './useSavedTargets';
import { useSearch } from './useSearch';

const areas = { '': 'Everything', ...searchAreas };

type ViewParams = Required<SearchParams>;

/** The page `/search?q=…`: all results, twenty at a time, with an address for each view. */
export function SiteSearchPage({ startGroups }: { startGroups?: Required<TargetGroup>[] }) {
  const [params, setParams] = useState({ query: '', area: '', page: 0 });
  useEffect(() => {
    const controller = new AbortController();
    const read = () => setParams(parseParams(location.search));
    read();
    onEvent({ document, signal: controller.signal }, 'ui:address', read);
    return () => controller.abort();
  }, []);

  const search = useSearch(params, false);
  const { runSearch, retry } = search;
  useEffect(() => runSearch(params), [runSearch, params]);
  const isEmpty = params.query.trim() === '';
  const data = isEmpty ? undefined : search.data;
  const waiting = { query: cutQuery(params.query), pasted: undefined, status: 'loading' as const };
  const { query, pasted, ...state } = search.params === params ? search : waiting;
  const status = isEmpty ? 'idle' : state.status;
  // A page number that is too large shows the last page.
  useEffect(() => {
    const last = (data?.nbPages ?? 0) - 1;
    if (status === 'idle' && last >= 0 && params.page > last) setParams({ ...params, page: last });
  }, [params, data, status]);
  const { visit } = useSavedTargets();
  const countRef = useResultsFocus(params, status);

  const hrefOf = (change: Partial<ViewParams>) => {
    const next: ViewParams = { ...params, query, page: 0, ...change };
    const parameters = new URLSearchParams({ q: next.query });
    if (next.area !== '') parameters.set('area', next.area);
    if (next.page > 0) parameters.set('page', String(next.page + 1));
    return `${site.base}search?${parameters}`;
  };
  const hrefOfPage = (page: number) => hrefOf({ page: page - 1 });
  // For a long text, the address keeps the part that the field shows.
  const address = params.query.length > queryLimit && status === 'idle' ? hrefOf({ page: params.page }) : '';
  useEffect(() => {
    if (address !== '') history.replaceState(history.state, '', address);
  }, [address]);
  useTitle(query);

  return (
    <>
      <SearchPage
        action={`${site.base}search`}
        query={query}
        onSubmit={(next) => navigate(hrefOf({ query: next }))}
        pasted={pasted}
        cut={params.query.length > queryLimit && status === 'idle' && pasted === undefined}
        areas={Object.entries(areas).map(([key, label]) => ({
          label,
          href: hrefOf({ area: key }),
          current: key === params.area,
        }))}
        status={status}
        results={data?.groups.flatMap(({ results }) => results)}
        total={data?.nbHits}
        countRef={countRef}
        startGroups={startGroups}
        first={params.page * hitsPerPage + 1}
        pagination={data && <Pagination current={params.page + 1} total={data.nbPages} hrefOf={hrefOfPage} />}
        onSelect={visit}
        suggestions={data?.suggestions}
        feedbackHref={newIssueHref(query)}
        onRetry={retry}
      />
      <noscript>
        <p>Search needs JavaScript. You can browse the pages in the sidebar instead.</p>
      </noscript>
    </>
  );
}

function parseParams(search: string) {
  const parameters = new URLSearchParams(search);
  const query = parameters.get('q') ?? '';
  const area = Object.keys(areas).find((key) => key === parameters.get('area')) ?? '';
  const page = Math.max(0, Math.trunc(Number(parameters.get('page') ?? 1)) - 1 || 0);
  return { query, area, page };
}

function useTitle(query: string) {
  const title = useRef('');
  useEffect(() => {
    title.current ||= document.title;
    document.title = query === '' ? title.current : `${query} | ${title.current}`;
  }, [query]);
}

/** Returns a ref for the line that names the shown results. It gets the focus when another page is shown. */
function useResultsFocus(params: ViewParams, status: SearchStatus) {
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef<ViewParams>(undefined);
  useEffect(() => {
    if (status !== 'idle') return;
    const { query, area, page } = before.current ?? {};
    before.current = params;
    if (query === params.query && area === params.area && page !== params.page && !isPositionHeld()) {
      line.current?.focus();
    }
  }, [params, status]);
  return line;
}
