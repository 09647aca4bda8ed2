import { part, type Part } from './part';

/** A part of a page that the browser renders when it comes near the window. Measuring anything inside it would render it. */
export const deferredPart: Part = part(
  'data-deferred',
  'Rendered when it comes near the window. Its headings have no position of their own until then',
);
