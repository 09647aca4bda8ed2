import { pageRoute } from './addresses';

/** One page of a list. */
export interface ListPage<Item> {
  /** First page is 1. */
  number: number;
  /** Address without base. */
  route: string;
  items: Item[];
  total: number;
  /** Address of the list, and so of its first page. */
  first: string;
}

/** Splits a list into pages: its own address, `…/page/2` and so on. An empty list is one empty page. */
export function paginate<Item>(items: Item[], perPage: number, route: string): ListPage<Item>[] {
  const total = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: total }, (_, index) => ({
    number: index + 1,
    route: pageRoute(route, index + 1),
    items: items.slice(index * perPage, (index + 1) * perPage),
    total,
    first: route,
  }));
}
