import type { BehaviorScope } from './behavior';

/** What happens on a page that others want to know of, with what they learn. */
export interface UiEvents {
  /** Everything that acts on the page does. Comes once in the life of a document. */
  'ui:ready': undefined;
  /** New markup is on the page: another page is shown, or part of one. */
  'ui:arrival': undefined;
  /** The query or the anchor in the address has changed, on the page that is shown. */
  'ui:address': undefined;
  /** The visitor chose a color mode. */
  'ui:color-mode': { mode: 'light' | 'dark' };
  /** The visitor wants single keys to be shortcuts, or none of them. */
  'ui:shortcuts': { shortcuts: 'all' | 'none' };
  /** The visitor dismissed the announcement with an id. */
  'ui:dismiss': { id: string };
  /** The visitor chose a version of the documentation, by its name. */
  'ui:version': { name: string };
  /** The visitor ticked or unticked an item of a checklist, by their names. */
  'ui:check': { list: string; item: string; done: boolean };
  /** The visitor said whether the page helped. */
  'ui:answer': { answer: 'yes' | 'no' };
  /** The visitor wants to search, for some words or for none yet. */
  'ui:search': { query?: string };
  /** The visitor may be about to search. Comes more than once. */
  'ui:search-intent': undefined;
  /** The visitor wants to see a branch of the sidebar that is not on the page. */
  'ui:sidebar': undefined;
  /** The visitor opens the request form of a method. The address is that of the form's data. */
  'ui:request-form': { address: string };
}

/** Dispatches an event. */
export function emit<Name extends keyof UiEvents>(
  document: Document,
  name: Name,
  ...[detail]: UiEvents[Name] extends undefined ? [] : [UiEvents[Name]]
): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Calls back each time that something happens, until the scope ends. */
export function onEvent<Name extends keyof UiEvents>(
  { document, signal }: Pick<BehaviorScope, 'document'> & Partial<Pick<BehaviorScope, 'signal'>>,
  name: Name,
  callback: (detail: UiEvents[Name]) => void,
): void {
  const listener = (event: Event) => callback((event as CustomEvent<UiEvents[Name]>).detail);
  document.addEventListener(name, listener, signal && { signal });
}
