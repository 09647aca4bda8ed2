import { part, type Part } from './part';

/** A part of a page that the browser draws when it comes near the window. To ask for the place of anything in it would draw it. */
export const deferredPart: Part = part(
  'data-text',
  'Drawn when it comes near the window, and stands for its headings until then. Its value is about how high its text is',
);
