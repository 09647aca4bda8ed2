import type { ClipboardEvent, DragEvent } from 'react';

import { longPaste } from './longPaste';
import { queryLimit } from './searchTypes';

/** Attributes of a field for a query. `takeWhole` gets a longer text that is pasted or dropped. */
export function queryInput(takeWhole: (query: string) => void) {
  const take = (event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>) => {
    const whole = longPaste(event);
    if (whole !== undefined) takeWhole(whole);
  };
  return {
    dir: 'auto',
    autoComplete: 'off',
    autoCorrect: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    'aria-label': 'Search docs',
    placeholder: 'Search docs',
    maxLength: queryLimit,
    onPaste: take,
    onDrop: take,
  } as const;
}
