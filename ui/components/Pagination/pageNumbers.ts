/** A page to go to, or a gap where pages are left out. */
export type PageNumber = number | 'gap';

/** The pages to link to: both ends, neighbors of the current page, and no gap for a single page. Counts from 1. */
export function pageNumbers(current: number, total: number): PageNumber[] {
  const pages = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .sort((first, second) => first - second);
  return pages.flatMap((page, index): PageNumber[] => {
    const leftOut = page - (pages[index - 1] ?? page - 1) - 1;
    if (leftOut === 0) return [page];
    return leftOut === 1 ? [page - 1, page] : ['gap', page];
  });
}
