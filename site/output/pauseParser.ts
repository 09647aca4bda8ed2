import type { FinishingStep } from './finishPage';

/** Nothing runs, so no policy has to allow it. */
const pause = '<script></script>';

/** How many parts of a page follow each other without a pause: about what a slow phone parses in the time of a frame. */
const parts = 10;

/**
 * Puts pauses into a page that has parts further down: before the first of them, and then between them. Chrome parses the
 * rest of a page in one long task once it has yielded a few times; after a script, even an empty one, it yields again
 * soon, and can draw and answer in between.
 */
export const pauseParser: FinishingStep = (html) => {
  let count = 0;
  return html.replace(/<(?:div|section) [^>]*\bdata-text="/g, (part) =>
    count++ % parts === 0 ? `${pause}${part}` : part,
  );
};
