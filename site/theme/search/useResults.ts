import { useCallback, useEffect, useState } from 'react';

import type { SearchStatus } from '#ui';

import { versionOf } from '../../documents/versions';
import type { FacetFilter, SearchResponse, SearchResult } from '../../search/engine/protocol';
import { requestOf } from '../../search/requestOf';
import { useSitePage } from '../page/useSitePage';
import { useSettings } from '../useSettings';
import { loadSearchClient } from './searchClient';

/** How long a search may take before the reader is told that it is slow, in milliseconds. */
const slow = 300;

export interface ResultsOptions {
  /** First page is 0. @default 0 */
  page?: number;
  /** Filters beside those that always hold. @default none */
  filters?: FacetFilter[];
}

export interface Results {
  status: SearchStatus;
  /** What was found for the latest query that was answered. */
  result?: SearchResult;
  /** Asks again. */
  retry: () => void;
}

/** How a search went, and what was found last. */
interface Answered extends Omit<Results, 'retry'> {
  /** What was asked. */
  key: string;
}

/** What is found for a query, and how the search goes. An empty query asks nothing. */
export function useResults(query: string, { page = 0, filters = [] }: ResultsOptions = {}): Results {
  const settings = useSettings();
  const { routePath } = useSitePage();
  const { language, versions } = settings;
  const version = (versionOf(routePath, versions) ?? versions[0]!).name;
  const [turn, setTurn] = useState(0);
  const asked = query.trim();
  const filterKey = JSON.stringify(filters);
  const key = JSON.stringify([asked, page, filterKey, language, version, turn]);
  const [answered, setAnswered] = useState<Answered>({ key: '', status: 'idle' });

  useEffect(() => {
    if (asked === '') return setAnswered({ key: '', status: 'idle' });
    let latest = true;
    const note = (status: SearchStatus, found?: SearchResult) => {
      if (status !== 'stalled') clearTimeout(timer);
      if (latest) setAnswered(({ result }) => ({ key, status, result: found ?? result }));
    };
    const timer = setTimeout(() => note('stalled'), slow);
    const show = ({ results: [found] }: SearchResponse) => note('idle', found);
    const filters = JSON.parse(filterKey) as FacetFilter[];
    loadSearchClient(settings)
      .then((client) => client.search(requestOf(asked, { language, version, page, filters }), show))
      .then(show)
      .catch(() => note('error'));
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [key, asked, page, filterKey, settings, language, version]);

  const retry = useCallback(() => setTurn((count) => count + 1), []);
  if (asked === '') return { status: 'idle', retry };
  // Told with the query itself: a state of its own would draw everything once more.
  return { status: answered.key === key ? answered.status : 'loading', result: answered.result, retry };
}
