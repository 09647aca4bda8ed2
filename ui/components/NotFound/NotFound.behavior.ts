import type { BehaviorScope } from '../../behaviors/behavior';
import { emit } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';
import { cutQuery } from '../SearchDialog/cutQuery';

/** What the markup promises. The list holds the template `suggestion` for one of its items. */
export const parts = {
  address: part(
    'data-address',
    'Shows the address that was asked for, in a sentence that is hidden until then',
  ),
  suggestions: part(
    'data-suggestions',
    'Hidden until there are suggestions: their list, and what leads to it',
  ),
  search: part('data-search-address', 'Searches for the words of the address'),
};

/** Searches for the words of the address that was asked for. */
export const notFound = (scope: Omit<BehaviorScope, 'host'>): void => {
  on(scope, 'click', parts.search.selector, (button) => {
    const address = button.closest('section')?.querySelector(parts.address.selector)?.textContent;
    emit(scope.document, 'ui:search', { query: queryOf(address ?? '') });
  });
};

/** The words of an address, as somebody would type them into a search. */
const queryOf = (path: string): string =>
  cutQuery(
    path
      .replace(/\.\w+$/, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join(' '),
  );
