import { removeBase, withBase } from '@rspress/core/runtime';

import { pageDocumentPath, readPageDocument, type PageDocument } from './pageDocuments';

/** The server has an answer that is no page of the site as it runs here: only loading the address whole can show it. */
export class NotAPage extends Error {}

/** Pages that the browser has or is fetching, by address. */
const pages = new Map<string, Promise<PageDocument>>();

/** Pages that the browser has, by address. */
const arrived = new Map<string, PageDocument>();

/** An address without base, file ending and closing slash: the same for every way of writing it. */
export function pageKey(path: string): string {
  const plain = path.replace(/(\/index)?(\.html)?$/, '').replace(/\/+$/, '');
  return plain === '' ? '/' : plain;
}

/** What the document came with: its scripts, and its page when it has one. */
let first: PageDocument | undefined;

/** Takes the page that the document came with, before React touches it. */
function takeFirst(): void {
  first = readPageDocument(document);
  if (!first) return;
  const key = pageKey(removeBase(location.pathname));
  pages.set(key, Promise.resolve(first));
  arrived.set(key, first);
}

/**
 * The page at an address without base: fetched once, or again after a failure.
 *
 * @throws {NotAPage} When the server answers with something else, such as a page of a newer build.
 * @throws {TypeError} When there is no answer.
 */
export function pageAt(path: string): Promise<PageDocument> {
  if (!first) takeFirst();
  const key = pageKey(path);
  let page = pages.get(key);
  if (!page) {
    page = fetchPage(key);
    pages.set(key, page);
    page.then(
      (present) => arrived.set(key, present),
      () => pages.delete(key),
    );
  }
  return page;
}

/** The page at an address without base, when the browser has it. */
export function pageHere(path: string): PageDocument | undefined {
  if (!first) takeFirst();
  return arrived.get(pageKey(path));
}

async function fetchPage(key: string): Promise<PageDocument> {
  const href = withBase(`/${pageDocumentPath(key)}`);
  const answer = await fetch(href);
  if (answer.status >= 500) throw new Error(`${href} answered ${answer.status}.`);
  const page = answer.ok
    ? ((await answer.json().catch(() => undefined)) as PageDocument | undefined)
    : undefined;
  if (!page || page.build !== first?.build) {
    throw new NotAPage(`${withBase(key)} is no page of the site as it runs here.`);
  }
  return page;
}
