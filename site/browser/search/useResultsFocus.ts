import { useEffect, useRef, type RefObject } from 'react';

import type { SearchStatus } from '#ui';

/** What is looked for, and which page of its results. */
interface Asked {
  query: string;
  area: string;
  page: number;
}

/**
 * Leads to the line that says which results are shown, once another page of the same results is there.
 *
 * @returns What that line is known by.
 */
export function useResultsFocus(
  { query, area, page }: Asked,
  status: SearchStatus,
): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef<Asked>(undefined);
  useEffect(() => {
    if (status !== 'idle') return;
    const { current } = before;
    before.current = { query, area, page };
    if (current?.query === query && current.area === area && current.page !== page) line.current?.focus();
  }, [query, area, page, status]);
  return line;
}
