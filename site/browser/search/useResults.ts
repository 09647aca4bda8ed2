import { useEffect } from 'react';

import type { FacetFilter } from '../../search/engine/protocol';
import { keyOf, useSearch, type Asked, type Search } from './useSearch';

/** What is found for a query, and how the search goes. An empty query asks nothing. */
export function useResults({
  query,
  page = 0,
  filters = [],
}: Asked): Pick<Search, 'status' | 'found' | 'retry'> {
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
