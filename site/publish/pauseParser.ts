import type { FinishingStep } from './finishingStep';

/** Nothing runs, so no policy has to allow it. */
const pause = '<script></script>';

/** How many rows follow each other without a pause: about what a slow phone parses in the time of a frame. */
const rows = 10;

/**
 * Puts pauses into a page of the reference: before the first of the rows that are drawn later, and then between them. Chrome
 * parses the rest of a page in one long task once it has yielded a few times; after a script, even an empty one, it
 * yields again soon, and can draw and answer in between. A page of text is parsed within a frame or two.
 */
export const pauseParser: FinishingStep = (html) => {
  let count = 0;
  return html.replace(/<div [^>]*\bdata-text="/g, (row) => (count++ % rows === 0 ? `${pause}${row}` : row));
};
