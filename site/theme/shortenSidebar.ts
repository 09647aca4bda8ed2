import type { SidebarGroup, SidebarItem, SidebarPage } from '#ui';

/** The maximum number of links in a sidebar that each of its pages contains in full. */
const maxLinks = 150;

/**
 * A sidebar for the HTML of a page. A long one has the branches around the current page, and the first page of each other
 * branch. The rest is fetched when a reader opens the branch; without a script, the first page links to it.
 */
export function shortenSidebar(groups: SidebarGroup[]): SidebarGroup[] {
  const links = groups.flatMap(({ items }) => pagesIn(items));
  if (links.length <= maxLinks) return groups;
  return groups.map((group) => (group.heading === undefined ? shortenBranches(group) : shorten(group)));
}

function shorten<Branch extends { items: SidebarItem[]; shortened?: boolean }>(branch: Branch): Branch {
  const pages = pagesIn(branch.items);
  if (pages.some(({ current }) => current)) return shortenBranches(branch);
  return pages.length > 1 ? { ...branch, items: pages.slice(0, 1), shortened: true } : branch;
}

function shortenBranches<Branch extends { items: SidebarItem[] }>(branch: Branch): Branch {
  return { ...branch, items: branch.items.map((item) => ('href' in item ? item : shorten(item))) };
}

const pagesIn = (items: SidebarItem[]): SidebarPage[] =>
  items.flatMap((item) => ('href' in item ? [item, ...(item.items ?? [])] : pagesIn(item.items)));
