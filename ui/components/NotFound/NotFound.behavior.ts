import type { Behavior } from '../../behaviors/behavior';
import { tell } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';
import { fromTemplate } from '../../behaviors/template';
import { queryLimit } from '../SearchDialog/searchTypes';

/** A page that may be meant. */
export interface Suggestion {
  title: string;
  href: string;
}

/** What the markup promises. The list holds the template `suggestion` for one of its items. */
export const parts = {
  address: part(
    'data-address',
    'Shows the address that was asked for, in a sentence that is hidden until then',
  ),
  suggestions: part(
    'data-suggestions',
    'Hidden until there are suggestions: their list, and what leads to it',
  ),
  search: part('data-search-address', 'Searches for the words of the address'),
};

/** Searches for the words of the address that was asked for. */
export const notFound: Behavior = (scope) => {
  on(scope, 'click', parts.search.selector, (button) => {
    const address = button.closest('section')?.querySelector(parts.address.selector)?.textContent;
    tell(scope.document, 'ui:search', { query: wordsOf(address ?? '') });
  });
};

/**
 * Fills in what the page for an address without one cannot know when it is drawn. Both are text, whatever they hold. May be called
 * again as more is known.
 *
 * @param root Holds the component, or is it.
 * @param found The address as the browser has it, with its percent signs, and the nearest pages there are.
 */
export function fillNotFound(
  root: ParentNode,
  { path, suggestions = [] }: { path: string; suggestions?: readonly Suggestion[] },
): void {
  const address = root.querySelector(parts.address.selector);
  if (address) {
    address.textContent = readable(path);
    address.parentElement!.hidden = false;
  }
  for (const element of root.querySelectorAll<HTMLElement>(parts.suggestions.selector)) {
    element.hidden = suggestions.length === 0;
    if (!element.matches('ul')) continue;
    for (const earlier of element.querySelectorAll(':scope > li')) earlier.remove();
    element.append(...suggestions.flatMap((suggestion) => itemFor(suggestion, element) ?? []));
  }
}

function itemFor({ title, href }: Suggestion, list: Element): Element | undefined {
  const item = fromTemplate(list, 'suggestion');
  item?.querySelector('a')?.setAttribute('href', href);
  item?.querySelector('span')?.append(title);
  item?.querySelector('code')?.append(href);
  return item;
}

/** Longest address that is shown whole, in characters. */
const longest = 120;

function readable(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // An address may have percent signs that stand for nothing.
  }
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The words of an address, as somebody would type them into a search. */
const wordsOf = (path: string): string =>
  path
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, queryLimit);
