import { recordPicture } from '#ui/behaviors';

let begun = false;

/** Brings pictures of a row to life, those that arrive later as well. */
export function press(): void {
  if (begun) return;
  begun = true;
  recordPicture({ document, signal: new AbortController().signal });
}
