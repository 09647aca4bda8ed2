import { queryLimit } from './searchTypes';

/** Cuts a query to the limit without splitting a surrogate pair. */
export const cutQuery = (query: string, limit = queryLimit): string =>
  query.length <= limit ? query : query.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
