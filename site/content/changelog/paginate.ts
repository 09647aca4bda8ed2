import { listPageRoute } from './addresses';

/** Splits a list into pages, numbered from 1; the first has the address of the list. An empty list is one empty page. */
export function paginate<Item>(items: Item[], perPage: number, first: string) {
  const total = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: total }, (_, index) => ({
    number: index + 1,
    route: listPageRoute(first, index + 1),
    items: items.slice(index * perPage, (index + 1) * perPage),
    total,
    first,
  }));
}
