import { useCallback, useEffect, useState } from 'react';

import type { SearchStatus } from '#ui';

import { versionOf } from '../../documents/versions';
import type { FacetFilter, SearchResult } from '../../search/engine/protocol';
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

/** What is found for a query, and how the search goes. An empty query asks nothing. */
export function useResults(query: string, { page = 0, filters = [] }: ResultsOptions = {}): Results {
  const settings = useSettings();
  const { routePath } = useSitePage();
  const { language, versions } = settings;
  const version = (versionOf(routePath, versions) ?? versions[0]!).name;
  const [status, setStatus] = useState<SearchStatus>('idle');
  const [result, setResult] = useState<SearchResult>();
  const [turn, setTurn] = useState(0);
  const asked = query.trim();
  const filterKey = JSON.stringify(filters);

  useEffect(() => {
    if (asked === '') {
      setStatus('idle');
      setResult(undefined);
      return;
    }
    let latest = true;
    setStatus('loading');
    const timer = setTimeout(() => latest && setStatus('stalled'), slow);
    const filters = JSON.parse(filterKey) as FacetFilter[];
    loadSearchClient(settings)
      .then((client) => client.search(requestOf(asked, { language, version, page, filters })))
      .then(({ results: [answer] }) => {
        if (!latest) return;
        setResult(answer);
        setStatus('idle');
      })
      .catch(() => latest && setStatus('error'))
      .finally(() => clearTimeout(timer));
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [asked, page, filterKey, settings, language, version, turn]);

  const retry = useCallback(() => setTurn((count) => count + 1), []);
  return { status, result, retry };
}
