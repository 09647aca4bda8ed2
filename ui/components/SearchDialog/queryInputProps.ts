import type { ClipboardEvent, DragEvent } from 'react';

import { cutQuery, queryLimit } from './searchTypes';

/**
 * Attributes of a field for a query.
 *
 * @param label Its accessible name and placeholder.
 * @param onLongText Receives pasted or dropped text, on one line, if it makes the query too long: the browser would cut it
 *   in the middle. The field gets the beginning.
 */
export function queryInputProps(label: string, onLongText: (query: string) => void) {
  const onInsert = (event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const { value, selectionStart, selectionEnd } = field;
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
    const text = data.getData('text/plain').replace(/\s+/g, ' ').trim();
    const whole = `${value.slice(0, selectionStart ?? 0)}${text}${value.slice(selectionEnd ?? 0)}`;
    if (text === '' || whole.length <= queryLimit) return;
    event.preventDefault();
    field.value = cutQuery(whole);
    onLongText(whole);
  };
  return {
    dir: 'auto',
    autoComplete: 'off',
    autoCorrect: 'off',
    autoCapitalize: 'off',
    spellCheck: 'false',
    'aria-label': label,
    placeholder: label,
    maxLength: queryLimit,
    onPaste: onInsert,
    onDrop: onInsert,
  } as const;
}
