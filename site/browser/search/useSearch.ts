import { useCallback, useRef, useState } from 'react';

import { cutQuery, queryLimit, type SearchGroup, type SearchStatus } from '#ui';

import { nearestPages, type ListedPage } from '../../search/nearestPages';
import type { SearchResponse } from '../../search/engine/protocol';
import { listedPages } from '../listedPages';
import { groupHits } from './groupHits';
import { search, siteQuery, type SearchParams } from './siteSearch';

/** Delays without a response, in milliseconds, after which the search shows as loading and as slow. */
const delays = { loading: 100, stalled: 300 };

/** Pasted texts that are longer than a query, by the part that the field and the address keep: the latest ten. */
const pastedTexts = new Map<string, string>();

interface QueryState {
  params: SearchParams;
  /** The part of the query that the field and the address keep. */
  query: string;
  /** The text that was searched, if it is longer. */
  pasted?: string;
  status: SearchStatus;
  /** Results of the latest query that was answered, or titles of pages to suggest instead. */
  data?: Omit<SearchResponse, 'hits'> & { groups: SearchGroup[]; suggestions: string[] };
}

/**
 * A search and the state of its latest query, which changes when it is answered or takes longer than usual.
 * An empty query finds nothing, and a text that is longer than a query is searched in full if the client can.
 *
 * @param showsPartial Whether to show results before their excerpts load, or if these fail to load.
 */
export function useSearch(initialParams: SearchParams, showsPartial: boolean) {
  const [state, setState] = useState<QueryState>({
    params: initialParams,
    query: initialParams.query,
    status: 'loading',
  });
  /** The latest query; results of earlier ones are dropped. */
  const latest = useRef<SearchParams>(undefined);

  const runSearch = useCallback(
    (params: SearchParams) => {
      latest.current = params;
      const typed = params.query.trim();
      const fullQuery = pastedTexts.get(typed) ?? typed;
      const update = (status: SearchStatus, result?: SearchResponse, suggestions: ListedPage[] = []) => {
        if (status !== 'loading') timers.forEach(clearTimeout);
        if (latest.current !== params) return;
        const titles = suggestions.map(({ title }) => title);
        const data = result && { ...result, groups: groupHits(result.hits), suggestions: titles };
        const query = typed.length > queryLimit ? result?.condensed || cutQuery(typed) : typed;
        const pasted = result?.condensed === undefined ? undefined : fullQuery;
        if (pasted) pastedTexts.set(query, pasted);
        for (const old of [...pastedTexts.keys()].slice(0, -10)) pastedTexts.delete(old);
        setState((before) => {
          if (status === 'error' && before.status === 'idle' && before.params === params) return before;
          return { params, query, pasted, status, data: typed === '' ? undefined : (data ?? before.data) };
        });
      };
      const timers = (['loading', 'stalled'] as const).map((status) =>
        setTimeout(() => update(status), delays[status]),
      );
      if (typed === '') return update('idle');
      const fetchResults = async () => {
        const onPartial = (partial: SearchResponse) => showsPartial && update('idle', partial);
        const result = await search(siteQuery({ ...params, query: fullQuery }), onPartial);
        const pages = result.nbHits > 0 ? [] : (await listedPages()).filter(({ section }) => section);
        const near = nearestPages(cutQuery(fullQuery), pages);
        // If no page resembles the query, suggests the first ones.
        update('idle', result, near.length > 0 ? near : pages.slice(0, 4));
      };
      fetchResults().catch(() => update('error'));
    },
    [showsPartial],
  );

  const retry = () => {
    setState((before) => ({ ...before, status: 'loading' }));
    if (latest.current) runSearch(latest.current);
  };
  return { ...state, runSearch, retry };
}
