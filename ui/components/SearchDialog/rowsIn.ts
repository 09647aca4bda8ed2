import { media } from '../../tokens/breakpoints';
import type { SearchGroup } from './searchTypes';

/** Heights in pixels: of the dialog at most, beside a phone; of what is in it beside the list; of a heading; of the lowest row. */
const pixels = { dialog: 640, rest: 128, heading: 38, row: 57 };

/** Height of the list at most, in pixels. */
export function roomInList(): number {
  const height = matchMedia(media.phone).matches ? innerHeight : Math.min(innerHeight, pixels.dialog);
  return height - pixels.rest;
}

/**
 * How many of the rows a list shows before it is scrolled: the last one may show in part.
 *
 * @param room Height of the list, in pixels.
 */
export function rowsIn(room: number, groups: SearchGroup[]): number {
  let left = room;
  let rows = 0;
  for (const { hits } of groups) {
    left -= pixels.heading;
    if (left <= 0) break;
    const shown = Math.min(hits.length, Math.ceil(left / pixels.row));
    rows += shown;
    left -= shown * pixels.row;
  }
  return Math.max(1, rows);
}
