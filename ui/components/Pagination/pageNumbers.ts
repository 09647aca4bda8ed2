/** A page to go to, or a gap where pages are left out. */
export type PageNumber = number | 'gap';

/**
 * The pages to link to: the ends, the neighbors of the current one, and no gap that hides a single page.
 *
 * @param current The page shown, from 1.
 * @param total Number of pages.
 */
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
