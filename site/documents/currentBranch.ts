import type { SidebarGroup, SidebarItem } from '#ui';

/** Most items that a sidebar shows whole. */
const mostWhole = 200;

/** Most pages that a group away from the current one shows when the sidebar is not whole. */
const mostAside = 5;

/**
 * The part of a sidebar that a page carries: all of a small one; of a large one the way to the page with what stands beside it,
 * and of every other branch a link to its first page. So a page does not grow with the site.
 *
 * @param href Address of the page, as in the sidebar.
 */
export function currentBranch(groups: SidebarGroup[], href: string): SidebarGroup[] {
  if (count(groups.flatMap(({ items }) => items)) <= mostWhole) return groups;
  return groups.map(({ heading, items }) => {
    const here = items.some((item) => holds(item, href));
    const shown = here ? items : firstPages(items);
    return { heading, items: shown.map((item) => (holds(item, href) ? within(item, href) : asLink(item))) };
  });
}

/** All branches, and the first few pages. */
function firstPages(items: SidebarItem[]): SidebarItem[] {
  let pages = 0;
  return items.filter((item) => !('href' in item) || pages++ < mostAside);
}

function within(item: SidebarItem, href: string): SidebarItem {
  if ('href' in item) return item;
  const items = item.items.map((below) => (holds(below, href) ? within(below, href) : asLink(below)));
  return { ...item, items };
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
