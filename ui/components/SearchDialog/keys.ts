import type { KeyboardEvent } from 'react';

/** Whether a modifier is held, shift included. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Whether the caret is already where the key would move it. */
export function isAtEdge(
  { selectionStart, selectionEnd, value }: HTMLInputElement,
  edge: 'Home' | 'End',
): boolean {
  const position = edge === 'Home' ? 0 : value.length;
  return selectionStart === position && selectionEnd === position;
}
