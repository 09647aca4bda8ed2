import { pageHere, pageKey } from '../navigation/pages';

/** Content that has been parsed and waits to be shown, by address. */
const parsed = new Map<string, Element>();

/**
 * Parses the content of a page that the browser has, in a task of its own: showing it is then less work at once, and what
 * readers do in between is answered.
 *
 * @param path Address without base.
 */
export async function parseContent(path: string): Promise<void> {
  const content = pageHere(path)?.content;
  if (!content) return;
  await nextTask();
  // Only the page that is about to be shown waits here.
  parsed.clear();
  parsed.set(pageKey(path), parse(content));
  await nextTask();
}

/** The content of a page that the browser has, to be shown once. */
export function takeContent(path: string): ChildNode[] {
  const key = pageKey(path);
  const content = parsed.get(key) ?? parse(pageHere(path)?.content ?? '');
  parsed.delete(key);
  return [...content.childNodes];
}

/** Elements of this document: those of a template would be moved one by one, and read as where no script runs. */
function parse(html: string): Element {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
