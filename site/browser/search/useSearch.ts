import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

import type { SearchGroup, SearchStatus } from '#ui';

import type { FacetFilter, SearchResponse, SearchResult } from '../../search/engine/protocol';
import { requestOf } from '../../search/requestOf';
import { site } from '../site';
import { createGrouping } from './createGrouping';
import { loadSearchClient } from './loadSearchClient';
import { versionHere } from './versionHere';

/** After how long without an answer the reader is shown that the search goes on, and told that it is slow, in milliseconds. */
const patience = { waiting: 100, slow: 300 };

/** What is searched. */
export interface Asked {
  query: string;
  /** First page is 0. @default 0 */
  page?: number;
  /** Filters beside those that always hold. @default none */
  filters?: FacetFilter[];
}

/** What was found, as it is shown. */
export interface Found {
  groups: SearchGroup[];
  /** Number of hits on all pages, and of pages. */
  total: number;
  pages: number;
}

/** How a search went. */
export interface Searched {
  /** What was asked, as {@link keyOf} says it. */
  key: string;
  query: string;
  status: SearchStatus;
  /** What was found for the latest query that was answered. */
  found?: Found;
}

export interface Search extends Searched {
  /** Asks. The state stays what it is until there is an answer, or it takes longer than usual. */
  ask: (asked: Asked) => void;
  /** Asks again. */
  retry: () => void;
}

/** What tells one question from others. */
export const keyOf = ({ query, page = 0, filters = [] }: Asked): string =>
  JSON.stringify([query.trim(), page, filters]);

/** A search that is asked, and how the latest question went. An empty query asks nothing. */
export function useSearch(first: Asked): Search {
  const [searched, setSearched] = useState<Searched>({ key: '', query: first.query, status: 'loading' });

  /** What was asked last. Answers to anything before come too late. */
  const latest = useRef<Asked>(undefined);
  const [group] = useState(createGrouping);
  const ask = useCallback(
    (asked: Asked) => {
      const key = keyOf(asked);
      const query = asked.query.trim();
      latest.current = asked;
      const note = (status: SearchStatus, result?: SearchResult) => {
        if (status !== 'loading') timers.forEach(clearTimeout);
        if (latest.current !== asked) return;
        // Here, so that the task that draws it has less to do.
        const found = result && { groups: group(result.hits), total: result.nbHits, pages: result.nbPages };
        // A key that comes while results are drawn is drawn first.
        startTransition(() =>
          setSearched((before) => ({
            key,
            query,
            status,
            found: query === '' ? undefined : (found ?? before.found),
          })),
        );
      };
      const timers = [
        setTimeout(() => note('loading'), patience.waiting),
        setTimeout(() => note('stalled'), patience.slow),
      ];
      if (query === '') return note('idle');
      const show = ({ results: [result] }: SearchResponse) => note('idle', result);
      const { page = 0, filters = [] } = asked;
      const { language } = site;
      const version = versionHere();
      loadSearchClient(site)
        .then((client) => client.search(requestOf(query, { language, version, page, filters }), show))
        .then(show)
        .catch(() => note('error'));
    },
    [group],
  );
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  const retry = useCallback(() => {
    setSearched((before) => ({ ...before, status: 'loading' }));
    if (latest.current) ask({ ...latest.current });
  }, [ask]);
  return { ...searched, ask, retry };
}
