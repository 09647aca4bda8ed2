import { decodeLeniently } from '../../behaviors/decodeLeniently';
import { part } from '../../behaviors/part';
import { fromTemplate } from '../../behaviors/template';
import { parts as searchParts } from '../SearchButton/SearchButton.behavior';
import { cutQuery } from '../SearchDialog/searchTypes';

/** The elements that the script finds. The list contains the template `suggestion` for its items. */
export const parts = {
  address: part('data-address', 'The requested address. Its sentence is hidden until then'),
  suggestions: part('data-suggestions', 'Hidden without suggestions: their list, and what leads to it'),
};

export interface Suggestion {
  title: string;
  href: string;
}

/** Fills in the address, its words as the initial query, and the nearest pages. Can be called again. */
export function fillNotFound(
  root: ParentNode,
  { path, suggestions = [] }: { path: string; suggestions?: readonly Suggestion[] },
): void {
  const address = root.querySelector(parts.address.selector);
  if (address) {
    address.textContent = readablePath(path);
    address.parentElement!.hidden = false;
  }
  root.querySelector(searchParts.button.selector)?.setAttribute('data-query', queryOf(readablePath(path)));
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

/** The words of an address as a search query. */
function queryOf(path: string): string {
  const words = path.replace(/\.\w+$/, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return cutQuery(words.join(' '));
}

/** The maximum length of an address that is shown in full, in characters. */
const maxLength = 120;

function readablePath(path: string): string {
  const text = decodeLeniently(path);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
