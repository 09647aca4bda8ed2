import { queryLimit } from './searchTypes';

/** Cuts a query to its greatest length, never through the middle of a character. */
export const cutQuery = (query: string, limit = queryLimit): string =>
  query.length <= limit ? query : query.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
