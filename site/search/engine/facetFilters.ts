import type { SearchQuery } from './protocol';
import type { IndexedPage } from './searchIndex';

/**
 * Whether a page meets the filters of a query: each of the list, and of an inner list one. A filter on an
 * attribute that nothing has is met by nothing, as with the hosted provider.
 */
export function meetsFacetFilters(page: IndexedPage, filters: SearchQuery['facetFilters']): boolean {
  return [filters ?? []].flat(1).every((filter) => [filter].flat().some((one) => meets(page, one)));
}

function meets(page: IndexedPage, filter: unknown): boolean {
  const text = String(filter);
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(0, colon));
  const value = text.slice(colon + 1);
  const unwanted = name.startsWith('-') || value.startsWith('-');
  const has = attributeOf(page, name.replace(/^-/, '')).includes(value.replace(/^-/, ''));
  return has !== unwanted;
}

function attributeOf(page: IndexedPage, name: string): string[] {
  switch (name) {
    case 'language':
    case 'lang':
      return [page.language];
    case 'docs_tag':
      return [page.tag].flat();
    case 'area':
      return [page.area];
    default:
      return [];
  }
}
