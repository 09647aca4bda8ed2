import { decodeLeniently } from '../../behaviors/decodeLeniently';
import type { Part } from '../../behaviors/part';
import { parts as rowParts } from '../ApiRow/ApiRow.parts';

/** A symbol of the page. */
export interface PageSymbol {
  name: string;
  kind: string;
  /** Its number among its kind, from 1. */
  number: number;
  /** How many of its kind there are. */
  count: number;
  /** Its anchor, with `#`. */
  href: string;
  /** Its heading, or the deferred part of the page that contains it. */
  element: Element;
}

/** Distance below the window's top at which a symbol counts as reached, in pixels. Anchors jump higher. */
const readingLine = 160;

/** The listed symbols that are on the page, in its order. */
export function pageSymbolsOf(document: Document, groups: Part): PageSymbol[] {
  return [...document.querySelectorAll(groups.selector)].flatMap((group) => {
    const links = [...group.querySelectorAll('a[href^="#"]')];
    return links.flatMap((link, index) => {
      const href = link.getAttribute('href')!;
      const heading = document.getElementById(decodeLeniently(href.slice(1)));
      if (!heading) return [];
      const element = heading.closest(rowParts.deferred.selector) ?? heading;
      // Without its visually hidden description.
      const name = (link.querySelector('code') ?? link).textContent;
      return { name, kind: groups.read(group)!, number: index + 1, count: links.length, href, element };
    });
  });
}

/**
 * Index of the symbol being read: the last above the reading line, or -1. At the end of the page, where the last ones can't
 * reach it, the one in the address, or the last of all. A binary search, since measuring is slow.
 */
export function lastReached(document: Document, symbols: PageSymbol[]): number {
  let reached = -1;
  for (let end = symbols.length; end - reached > 1;) {
    const middle = Math.floor((reached + end) / 2);
    if (isReached(symbols[middle]!.element)) reached = middle;
    else end = middle;
  }
  const { scrollY, innerHeight, location } = document.defaultView!;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (!isAtEnd || reached < 0) return reached;
  const named = symbols.findIndex(({ href }) => href === location.hash);
  return named > reached ? named : symbols.length - 1;
}

/** Parts that aren't rendered yet have no boxes. */
const isReached = (element: Element) =>
  element.getClientRects().length > 0 && element.getBoundingClientRect().top <= readingLine;

/** Marks the links to a symbol in the navigation of the current page, and scrolls their columns to them. */
export function markLinks(document: Document, href: string | undefined): void {
  for (const page of document.querySelectorAll('nav a[aria-current="page"]')) {
    for (const link of page.parentElement!.querySelectorAll<HTMLAnchorElement>(':scope > ul a')) {
      if (link.hash !== href) {
        link.removeAttribute('aria-current');
      } else {
        link.setAttribute('aria-current', 'location');
        scrollColumnTo(link);
      }
    }
  }
}

/** Scrolls the column of a link without scrolling the page. */
function scrollColumnTo(link: Element): void {
  const column = link.closest('[data-column]');
  if (!column) return;
  const { top, bottom } = column.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  const room = (bottom - top) / 4;
  if (box.top < top + room || box.bottom > bottom - room) {
    column.scrollTop += (box.top + box.bottom - top - bottom) / 2;
  }
}
