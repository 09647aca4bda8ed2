import type { BehaviorScope } from '../../behaviors/behavior';
import { emit } from '../../behaviors/events';
import { fill } from '../../behaviors/messages';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** The elements that the behavior finds: a field in a `<nav>`, with a status and the names in lists. */
export const parts = {
  count: part('data-found', 'The number of names. Its value is the message while the field filters them'),
  find: part('data-find', 'Field for words of a name. While it has some, its `<nav>` has `data-finding`'),
  none: part('data-none', 'Shown when no name has the words: other ways to search'),
  clear: part('data-clear', 'Empties the field'),
  search: part('data-search-words', 'Searches everything for the words'),
};

/** Filters the names by every typed word, and says how many are left. Enter follows the first, or searches everything. */
export function apiContents(scope: BehaviorScope): void {
  on(scope, 'input', parts.find.selector, filterNames);
  on(scope, 'keydown', parts.find.selector, (field, { key }) => {
    const next = `${parts.none.selector}:not([hidden]) ${parts.search.selector}, li:not([hidden]) a`;
    if (key === 'Enter') field.closest('nav')!.querySelector<HTMLElement>(next)?.click();
  });
  on(scope, 'click', parts.clear.selector, (button) => {
    const field = fieldOf(button);
    field.value = '';
    field.focus();
    filterNames(field);
  });
  on(scope, 'click', parts.search.selector, (button) => {
    emit(scope.document, 'ui:search', { query: fieldOf(button).value });
  });
  // The reader may have typed before this script ran.
  for (const field of scope.document.querySelectorAll<HTMLInputElement>(parts.find.selector)) {
    if (field.value !== '') filterNames(field);
  }
}

const fieldOf = (button: HTMLElement) =>
  button.closest('nav')!.querySelector<HTMLInputElement>(parts.find.selector)!;

function filterNames(field: HTMLElement): void {
  const nav = field.closest('nav')!;
  const words = (field as HTMLInputElement).value.toLowerCase().split(' ');
  const items = [...nav.querySelectorAll('li')];
  const found = items.filter((item) => {
    const name = item.querySelector('a')!.text.toLowerCase();
    item.hidden = !words.every((word) => name.includes(word));
    return !item.hidden;
  });
  const wasFiltering = nav.hasAttribute('data-finding');
  const isFiltering = nav.toggleAttribute('data-finding', words.join('') !== '');
  for (const fold of nav.querySelectorAll('details')) {
    if (isFiltering && !wasFiltering) fold.toggleAttribute('data-opened', fold.open);
    fold.open = isFiltering || fold.hasAttribute('data-opened');
  }
  nav.querySelector<HTMLElement>(parts.none.selector)!.hidden = found.length > 0;
  const count = nav.querySelector<HTMLElement>(parts.count.selector)!;
  const all = (count.dataset.all ??= count.textContent);
  count.textContent = isFiltering ? fill(parts.count.read(count)!, { found: found.length }) : all;
}
