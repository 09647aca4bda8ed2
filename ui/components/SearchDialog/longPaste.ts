import type { ClipboardEvent, DragEvent } from 'react';

import { cutQuery } from './cutQuery';
import { queryLimit } from './searchTypes';

/**
 * Takes a text that is pasted or dropped into a search field, if that makes it longer than a query: the browser would cut
 * it in the middle. The field gets its beginning.
 *
 * @returns The whole text on one line. Undefined if the browser inserts it.
 */
export function longPaste(
  event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>,
): string | undefined {
  const field = event.currentTarget;
  const { value, selectionStart, selectionEnd } = field;
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  const text = data.getData('text/plain').replace(/\s+/g, ' ').trim();
  const whole = `${value.slice(0, selectionStart ?? 0)}${text}${value.slice(selectionEnd ?? 0)}`;
  if (text === '' || whole.length <= queryLimit) return undefined;
  event.preventDefault();
  field.value = cutQuery(whole);
  return whole;
}

/** Says that a text that is longer than a query was searched whole. */
export const pastedText = (pasted: string): string =>
  `Searched all ${pasted.length} characters. The field keeps the part that tells most.`;
