import { useCallback, useEffect, useRef, useState } from 'react';

import type { SearchGroup, SearchStatus } from '#ui';

import type { SearchResult } from '../../search/engine/protocol';
import { groupHits } from './groupHits';
import { loadSearchClient } from './searchClient';
import { siteQuery, type Asked } from './siteQuery';

/** Delays without an answer, in milliseconds, after which the search shows as loading and as slow. */
const patience = { loading: 100, stalled: 300 };

/** The state of a search. */
interface Searched {
  asked: Asked;
  status: SearchStatus;
  /** Results of the latest question that was answered. `total` counts hits on all pages. */
  found?: { groups: SearchGroup[]; total: number; pages: number };
}

/**
 * A search and the state of its latest question, which changes when there is an answer or when it takes longer than usual. An
 * empty query finds nothing.
 */
export function useSearch(first: Asked) {
  const [searched, setSearched] = useState<Searched>({ asked: first, status: 'loading' });
  /** Answers to earlier questions are dropped. */
  const latest = useRef<Asked>(undefined);

  const ask = useCallback((asked: Asked) => {
    latest.current = asked;
    const isEmpty = asked.query.trim() === '';
    const update = (status: SearchStatus, result?: SearchResult) => {
      if (status !== 'loading') timers.forEach(clearTimeout);
      if (latest.current !== asked) return;
      const found = result && { groups: groupHits(result.hits), total: result.nbHits, pages: result.nbPages };
      setSearched((before) => ({ asked, status, found: isEmpty ? undefined : (found ?? before.found) }));
    };
    const timers = (['loading', 'stalled'] as const).map((status) =>
      setTimeout(() => update(status), patience[status]),
    );
    if (isEmpty) return update('idle');
    const show = (result: SearchResult) => update('idle', result);
    loadSearchClient()
      .then((client) => client.search(siteQuery({ ...asked, query: asked.query.trim() }), show))
      .then(show)
      .catch(() => update('error'));
  }, []);
  useEffect(() => () => void (latest.current = undefined), []);

  const retry = useCallback(() => {
    setSearched((before) => ({ ...before, status: 'loading' }));
    if (latest.current) ask(latest.current);
  }, [ask]);
  return { ...searched, ask, retry };
}
