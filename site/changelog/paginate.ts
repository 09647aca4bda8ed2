/** One page of a list. */
export interface ListPage<Item> {
  /** First page is 1. */
  number: number;
  /** Address without base. */
  route: string;
  items: Item[];
  /** Addresses of all pages of the list, in order. */
  routes: string[];
  /** Address of the page before this one, with newer items. */
  newer?: string;
  /** Address of the page after this one, with older items. */
  older?: string;
}

/**
 * Cuts a list into pages. The first has the address of the list, the others `…/page/2` and so on; an empty list
 * is one empty page.
 *
 * @param perPage A whole number from 1.
 * @param route Address of the list without base.
 * @throws {RangeError} When `perPage` is no such number.
 */
export function paginate<Item>(items: Item[], perPage: number, route = '/changelog'): ListPage<Item>[] {
  if (!Number.isInteger(perPage) || perPage < 1) {
    throw new RangeError(`perPage has to be a whole number from 1, received ${perPage}.`);
  }
  const count = Math.max(1, Math.ceil(items.length / perPage));
  const routes = Array.from({ length: count }, (_, index) =>
    index === 0 ? route : `${route}/page/${index + 1}`,
  );
  return routes.map((own, index) => ({
    number: index + 1,
    route: own,
    items: items.slice(index * perPage, (index + 1) * perPage),
    routes,
    newer: routes[index - 1],
    older: routes[index + 1],
  }));
}
