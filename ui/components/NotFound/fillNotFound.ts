import { decodeLeniently } from '../../behaviors/decodeLeniently';
import { fromTemplate } from '../../behaviors/template';
import { parts } from './NotFound.behavior';

export interface Suggestion {
  title: string;
  href: string;
}

/** Fills in the address and the nearest pages, as text, in the component or around it. Can be called again. */
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
  const text = decodeLeniently(path);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
