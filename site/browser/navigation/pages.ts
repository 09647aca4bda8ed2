import { site } from '../site';
import { buildMarker, pageDocumentPath, pageKey, type PageDocument } from './pageDocument';

/** The server has an answer that is no page of the site as it runs here: only loading the address whole can show it. */
export class NotAPage extends Error {}

/** The server has no answer but that it failed. */
export class AnswerError extends Error {}

/** How many pages are kept. The browser keeps their files, so that one that is asked for again comes soon. */
const most = 24;

/** Pages that the browser has or is fetching, by address, the one asked for last at the end. */
const pages = new Map<string, Promise<PageDocument>>();

/** The build that this document is of. */
export const buildHere = (): string =>
  document.querySelector(`script[${buildMarker}]`)?.getAttribute(buildMarker) ?? '';

/**
 * The page at an address without base: fetched once, or again after a failure.
 *
 * @throws {NotAPage} When the server answers with something else, such as a page of a newer build.
 * @throws {AnswerError} When the server fails.
 * @throws {TypeError} When there is no answer.
 */
export function pageAt(path: string): Promise<PageDocument> {
  const key = pageKey(path);
  const page = pages.get(key) ?? fetchPage(key);
  pages.delete(key);
  pages.set(key, page);
  page.catch(() => pages.get(key) === page && pages.delete(key));
  const [oldest] = pages.keys();
  if (pages.size > most) pages.delete(oldest!);
  return page;
}

/** Forgets a page that could not be shown: the next time it is fetched anew. */
export const forgetPage = (path: string): void => void pages.delete(pageKey(path));

async function fetchPage(key: string): Promise<PageDocument> {
  const href = `${site.base}${pageDocumentPath(key)}`;
  const answer = await fetch(href);
  if (answer.status >= 500) throw new AnswerError(`${href} answered ${answer.status}.`);
  const page = answer.ok
    ? ((await answer.json().catch(() => undefined)) as PageDocument | undefined)
    : undefined;
  if (!page || page.build !== buildHere())
    throw new NotAPage(`${key} is no page of the site as it runs here.`);
  return page;
}
