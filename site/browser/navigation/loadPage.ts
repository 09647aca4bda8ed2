import { loadOnce } from '../../loadOnce';
import { buildMarker } from '../pageMarkers';
import { site, withoutBase } from '../site';
import { pagePayloadPath, pageKey, type PagePayload } from './pagePayload';

/** The server didn't return a page of this build within ten seconds. The message names the build that it returned. */
export class NotCurrentBuildError extends Error {}

export class ServerError extends Error {}

const pages = new Map<string, Promise<PagePayload>>();
const loadByKey = loadOnce(fetchPage, pages);

/**
 * The page at an address without base. Fetched once; again after a failure.
 *
 * @throws {NotCurrentBuildError} When the server returns something else, such as a newer page, or not within ten seconds.
 * @throws {ServerError} When the server fails.
 * @throws {TypeError} If the server does not respond.
 */
export const loadPage = (path: string): Promise<PagePayload> => loadByKey(pageKey(path));

/** Drops a page that could not be shown, so that the next attempt fetches it again. */
export const forgetPage = (path: string): boolean => pages.delete(pageKey(path));

async function fetchPage(key: string): Promise<PagePayload> {
  const href = `${site.base}${pagePayloadPath(key)}`;
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, 10_000, new NotCurrentBuildError()));
  // The signal ends a body that stalls after its headers.
  const response = await Promise.race([fetch(href, { signal: AbortSignal.timeout(11_000) }), timeout]);
  if (response.status >= 500) throw new ServerError(`${href} answered ${response.status}.`);
  const page = (await response.json().catch(() => undefined)) as PagePayload | undefined;
  if (page?.build !== currentBuild()) throw new NotCurrentBuildError(page?.build);
  return page;
}

const currentBuild = () => document.querySelector<HTMLElement>(`[${buildMarker}]`)?.dataset.build ?? '';

/**
 * Reloads a document whose build the server has replaced, unless the reader has typed something. Once for each build, as a
 * cache may still have the old document. Then presses the button that `pressAfter` selects.
 */
export async function reloadIfOutdated(pressAfter?: string): Promise<boolean> {
  const result = await fetchPage(pageKey(withoutBase(location.pathname))).catch((error: unknown) => error);
  const isDirty = [...document.querySelectorAll('input')].some((field) => field.value !== field.defaultValue);
  const build = currentBuild();
  const hasReloaded = document.documentElement.dataset.reloaded === build;
  const newBuild = result instanceof NotCurrentBuildError && result.message;
  if (!newBuild || isDirty || hasReloaded) return false;
  history.replaceState({ ...history.state, build, pressAfter }, '');
  location.reload();
  return true;
}
