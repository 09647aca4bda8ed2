import type { SidebarGroup, SidebarItem } from '#ui';

/** Most items that a sidebar shows whole. */
const mostWhole = 200;

/** Most pages that a group away from the current one shows when the sidebar is not whole. */
const mostAside = 5;

/** Most pages that stand beside the current one in its own group or branch. */
const mostBeside = 40;

/**
 * The part of a sidebar that a page carries: all of a small one; of a large one the way to the page with those that stand nearest
 * beside it, and of every other branch a link to its first page. So a page does not grow with the site.
 *
 * @param href Address of the page, as in the sidebar.
 */
export function currentBranch(groups: SidebarGroup[], href: string): SidebarGroup[] {
  if (count(groups.flatMap(({ items }) => items)) <= mostWhole) return groups;
  return groups.map(({ heading, items }) => {
    const here = items.some((item) => holds(item, href));
    return { heading, items: here ? beside(items, href) : firstPages(items).map(asLink) };
  });
}

/** All branches, and so many pages from a place among them. */
function somePages(items: SidebarItem[], first: number, most: number): SidebarItem[] {
  let pages = 0;
  return items.filter((item) => {
    if (!('href' in item)) return true;
    const place = pages++;
    return place >= first && place < first + most;
  });
}

const firstPages = (items: SidebarItem[]) => somePages(items, 0, mostAside);

/** The items around the current page, with the branch that holds it open. */
function beside(items: SidebarItem[], href: string): SidebarItem[] {
  const pages = items.filter((item) => 'href' in item);
  const here = pages.findIndex((item) => holds(item, href));
  const first = Math.max(0, Math.min(here - mostBeside / 2, pages.length - mostBeside));
  return somePages(items, first, mostBeside).map((item) =>
    !('href' in item) && holds(item, href) ? { ...item, items: beside(item.items, href) } : asLink(item),
  );
}

function asLink(item: SidebarItem): SidebarItem {
  return 'href' in item
    ? { label: item.label, href: item.href }
    : { label: item.label, href: firstHref(item) };
}

function firstHref(item: SidebarItem): string {
  return 'href' in item ? item.href : firstHref(item.items[0]!);
}

function holds(item: SidebarItem, href: string): boolean {
  return 'href' in item ? item.href === href : item.items.some((below) => holds(below, href));
}

function count(items: SidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + count(item.items ?? []), 0);
}
