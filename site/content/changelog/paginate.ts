import { listPageAddress } from './addresses';

/** Splits a list into pages, numbered from 1. An empty list is one empty page. */
export function paginate<Item>(items: Item[], perPage: number, firstRoute: string) {
  const total = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: total }, (_, index) => ({
    number: index + 1,
    route: listPageAddress(firstRoute, index + 1),
    items: items.slice(index * perPage, (index + 1) * perPage),
    total,
    firstRoute,
  }));
}
