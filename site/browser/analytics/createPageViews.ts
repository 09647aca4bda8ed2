/** A page that a visitor has seen. */
export interface PageView {
  path: string;
  /** Path of the page before it on this site; undefined for the first page of a visit. */
  previous?: string;
}

/**
 * Tells page views from other changes of the address: the first path counts, then every other one.
 *
 * @param before Path that the visitor came from within the site, when the document is not the first of the visit.
 * @returns A function that takes the path shown now, and gives a page view when it is a new one.
 */
export function createPageViews(before?: string): (pathname: string) => PageView | undefined {
  let previous = before === undefined ? undefined : pagePath(before);
  let shown: string | undefined;
  return (pathname) => {
    const path = pagePath(pathname);
    if (path === shown) return undefined;
    if (shown !== undefined) previous = shown;
    shown = path;
    return previous === undefined || previous === path ? { path } : { path, previous };
  };
}

/**
 * Path that a visitor came from, when it is on this site.
 *
 * @param referrer Address that the browser names, possibly empty.
 */
export function pathWithin(origin: string, referrer: string): string | undefined {
  const address = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return address?.origin === origin ? address.pathname : undefined;
}

/** The path that a page is counted under: it is answered with and without a slash at its end, and counted without. */
export const pagePath = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');
