import type { NavbarLink, SidebarGroup, SidebarItem } from '#ui';

import { currentMarker, sidebarMarker, withinMarker } from '../browser/pageMarkers';
import { withBase } from '../content/links/withBase';
import type { Settings } from '../settings/schema';

/**
 * The navbar's links. Current is the one with the longest address that the page's address begins with, if there is one.
 * Addresses get the base; links to other sites are marked as external.
 */
export function navbarLinks(links: Settings['navbar']['links'], base: string, route?: string): NavbarLink[] {
  const currentHref = links
    .map(({ href }) => href)
    .filter((href) => route && `${route}/`.startsWith(href === '/' ? '/' : `${href}/`))
    .sort((a, b) => b.length - a.length)[0];
  return links.map(({ href, ...link }) => ({
    ...link,
    href: withBase(href, base),
    current: href === currentHref,
    external: !href.startsWith('/'),
  }));
}

/** Attributes of a sidebar by which a navigation distinguishes sidebars, and finds the current page in one that stays. */
export const sidebarMarks = (hash: string | undefined, href: string, sidebarHref?: string) => ({
  [sidebarMarker]: hash,
  [currentMarker]: sidebarHref ?? href,
  [withinMarker]: sidebarHref === undefined ? undefined : '',
});

/** A sidebar with the page at an address marked, or `within` if the sidebar has no item for the page. */
export function markCurrent(groups: SidebarGroup[], href: string, sidebarHref?: string): SidebarGroup[] {
  const mark = (item: SidebarItem): SidebarItem =>
    'href' in item
      ? { ...item, current: item.href === sidebarHref ? 'within' : item.href === href }
      : { ...item, items: item.items.map(mark) };
  return groups.map(({ heading, items }) => ({ heading, items: items.map(mark) }));
}
