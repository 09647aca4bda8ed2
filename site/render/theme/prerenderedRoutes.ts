/*
 * While the pages of a site are drawn, this stands in place of Rspress's modules `route` and `initPageData`, which look for
 * the address of each page among those of all others.
 */
import { routes } from 'virtual-routes';

import { pageKey } from '../../browser/navigation/pageDocument';
import type { SitePage } from '../page/sitePage';

const keyOf = (path: string) => pageKey(decodeURIComponent(path)).toLowerCase();

const routeAt = new Map(routes.map((route) => [keyOf(route.path), route]));

/** The route of an address without base. */
export const pathnameToRouteService = (path: string) => routeAt.get(keyOf(path));

/** The data of the page at an address without base: what the page carries with it. */
export async function initPageData(path: string): Promise<Partial<SitePage>> {
  const route = pathnameToRouteService(path);
  if (!route) return { routePath: '/404', pageType: '404', title: '404', toc: [] };
  const { default: draw } = await route.preload();
  // A page carries it under its name.
  const [carried = {}] = Object.values(draw.__RSPRESS_PAGE_META);
  return { ...carried, routePath: route.path, pageType: 'doc' };
}

/* What only a browser would call. */
const nothing = () => undefined;
export {
  nothing as consumeCachedPageData,
  nothing as isActive,
  nothing as matchPath,
  nothing as preloadLink,
  nothing as redirectToCleanUrl,
  nothing as setCurrentPageData,
  nothing as warmPageData,
};
