import type { ListedPage } from '../search/nearestPages';
import { site } from './site';

let pages: Promise<ListedPage[]> | undefined;

/** The pages of the site, fetched once; empty if that fails or takes too long. */
export const listedPages = (): Promise<ListedPage[]> =>
  (pages ??= fetch(`${site.base}addresses.json`, { signal: AbortSignal.timeout(3000) })
    .then((response) => response.json() as Promise<ListedPage[]>)
    .catch(() => []));
