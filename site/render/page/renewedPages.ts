import { useSyncExternalStore } from 'react';

import type { PageData } from '../markdown/remarkDocument';

/** What pages carry with them, title and front matter too, by the encoded paths of their files from the content. */
type Carried = Record<string, PageData>;

/* While developing, Rspress reads what a page carries once: when the page is loaded. The module of a page, which is exchanged when
 * something in it has changed, says here what it carries now. */
const renewed: Carried = {};
const listeners = new Set<() => void>();

declare global {
  /** The module of a page calls it whenever it runs. @see ../markdown/compileTask.ts */
  var renewPages: ((carried: Carried) => void) | undefined;
}

if (process.env.NODE_ENV === 'development')
  globalThis.renewPages = (carried) => {
    Object.assign(renewed, carried);
    for (const listener of listeners) listener();
  };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the page in a file carries since its module has run last; undefined on the built site, where it runs once. */
export function useRenewed(path: string): PageData | undefined {
  const read = () => renewed[encodeURIComponent(path)];
  return useSyncExternalStore(subscribe, read, read);
}
