import { useEffect, useState } from 'react';

import { listen } from '#ui/behaviors';

/** The query of the address in the bar, as it changes. Empty on the server, which does not know it, and so at first. */
export function useAddress(): string {
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
