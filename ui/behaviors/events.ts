import type { BehaviorScope } from './behavior';

/** Events between the design system and the site, with their payloads. */
export interface UiEvents {
  /** All behaviors are mounted. Fires once per document. */
  'ui:ready': undefined;
  /**
   * A page is shown: the first one, or one that replaces it. Fires before the window scrolls and the focus moves. In
   * development also for a page that is already set up, each time its file changes.
   */
  'ui:arrival': undefined;
  /** More of an example was added to the page. */
  'ui:example-added': undefined;
  /** The next page is about to be shown: by a `link`, or by back and forward. Listeners can replace `show`. */
  'ui:swap': { link?: Element; frame: Element; show: () => unknown };
  /** The query or the anchor in the address has changed, on the same page. */
  'ui:address': undefined;
  /** The reader chose a color mode. */
  'ui:color-mode': { mode: 'light' | 'dark' };
  /** The reader turned shortcuts of a single key on or off. */
  'ui:shortcuts': { shortcuts: 'all' | 'none' };
  /** The reader dismissed the announcement with an id. */
  'ui:dismiss': { id: string };
  /** The reader chose a version of the documentation, by its name. */
  'ui:version': { name: string };
  /** The reader checked or unchecked an item of a checklist, by their names. */
  'ui:checklist': { list: string; item: string; done: boolean };
  /** The reader answered whether the page helped. */
  'ui:feedback': { answer: 'yes' | 'no' };
  /** The reader opens the search, with or without a query, or closes it with its shortcut. */
  'ui:search': { query?: string };
  /** The reader is likely to search soon. May fire more than once. */
  'ui:search-intent': undefined;
  /** The reader opens a branch of the sidebar that is not on the page. */
  'ui:branch': undefined;
  /** The reader opens the request form of a method. `href` is that of the form's data. */
  'ui:request-form': { href: string };
}

/** Dispatches an event. */
export function emit<Name extends keyof UiEvents>(
  document: Document,
  name: Name,
  ...[detail]: UiEvents[Name] extends undefined ? [] : [UiEvents[Name]]
): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Calls back for each event, until the scope ends. */
export function onEvent<Name extends keyof UiEvents>(
  { document, signal }: { document: Document; signal?: AbortSignal },
  name: Name,
  callback: (detail: UiEvents[Name]) => void,
): void {
  const listener = (event: Event) => callback((event as CustomEvent<UiEvents[Name]>).detail);
  document.addEventListener(name, listener, signal && { signal });
}

/** Calls back now and for each arrival, until the scope ends. */
export function onArrival(scope: BehaviorScope, callback: () => void): void {
  onEvent(scope, 'ui:arrival', callback);
  callback();
}

/** Calls back when an element of the page that matches a selector gets a size, and each time its size changes. */
export function onSize(
  scope: BehaviorScope,
  selector: string,
  callback: (entry: ResizeObserverEntry, observer: ResizeObserver) => void,
): void {
  const observer = new ResizeObserver((entries) => entries.forEach((entry) => callback(entry, observer)));
  scope.signal.addEventListener('abort', () => observer.disconnect());
  onArrival(scope, () => {
    // Stops watching elements of the previous page.
    observer.disconnect();
    for (const element of scope.document.querySelectorAll(selector)) observer.observe(element);
  });
}
