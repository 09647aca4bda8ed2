import type { Redirect } from './checkRedirects';

/**
 * Leads the numbers of pages that lists no longer have to the lists. How many pages a list has changes with every entry, so
 * nobody writes these redirects: a page that is there again takes its address back.
 *
 * @param published Addresses that were ever published.
 * @param isAnswered Whether an address has a page, or leads to one.
 */
export function shorterLists(published: Iterable<string>, isAnswered: (address: string) => boolean): Redirect[] {
  return [...published].flatMap((from) => {
    const to = /^(.+)\/page\/\d+$/.exec(from)?.[1];
    return to !== undefined && isAnswered(to) && !isAnswered(from) ? [{ from, to }] : [];
  });
}
