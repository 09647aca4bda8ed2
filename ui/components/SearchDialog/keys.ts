import type { KeyboardEvent } from 'react';

/** Whether the key belongs to an input method. Safari ends the composition before the key that confirms it; only its old code still tells. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Whether a modifier is held, shift included. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Whether the key has no way to go in the text, because the caret is there. */
export function isAtEdge(
  { selectionStart, selectionEnd, value }: HTMLInputElement,
  edge: 'Home' | 'End',
): boolean {
  const position = edge === 'Home' ? 0 : value.length;
  return selectionStart === position && selectionEnd === position;
}
