import { part } from '../../behaviors/part';

/** What the markup promises: rows with an id, and code that says which of its lines are theirs. */
export const parts = {
  sheet: part('data-sheet', 'Row of the reference. Its value lists the ids of fields'),
  code: part(
    'data-lines',
    'Code in it. Its value has the lines of each of these fields, in their order: `2-4,7`',
  ),
};
