/*
 * In the built site the browser runs this in place of Rspress's modules `route` and `initPageData`, which hold a table of all
 * pages. Every address counts as a page until the server says otherwise, and a page's data comes with its HTML:
 * the script that every page loads does not know how many pages there are.
 */
import { removeBase, withBase } from '@rspress/core/runtime';

import type { SitePage } from '../page/sitePage';
import { pageAt, pageHere, pageKey } from './pages';

const preload = (path: string) => () => pageAt(path);

/** The route of an address: always one. */
export function pathnameToRouteService(path: string) {
  return { path: pageKey(path), filePath: '', element: null, preload: preload(path) };
}

/** The data of the page at an address without base. */
export const initPageData = async (path: string): Promise<SitePage> => (await pageAt(path)).page;

/** The data of the page at an address without base, when the browser has it. */
export const consumeCachedPageData = (path: string): SitePage | undefined => pageHere(path)?.page;

/** Nothing to do: what was fetched is kept. */
export function setCurrentPageData(): void {}

/** Nothing to do: what was fetched is kept. */
export function warmPageData(): void {}

/** Gives the address bar the one form that an address has. */
export function redirectToCleanUrl({ pathname, search, hash }: Location, history: History): boolean {
  const page = pageHere(removeBase(pathname))?.page;
  if (!page || page.pageType === '404') return false;
  const canonical = withBase(page.routePath);
  if (canonical === pathname) return false;
  history.replaceState(history.state, '', `${canonical}${search}${hash}`);
  return true;
}

/** Whether an address is the one shown. */
export const isActive = (link: string, path: string): boolean => pageKey(link) === pageKey(path);

/** Whether two addresses are the same. */
export const matchPath = (pattern: string, path: string) =>
  isActive(pattern, path) ? { path: pattern } : null;

/** Fetches a page before it is asked for. */
export function preloadLink(link: string): void {
  pageAt(link).catch(() => undefined);
}
