import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so by itself only for a dialog with a trigger
 * of its own; ours are opened from anywhere.
 *
 * Spread the result on the dialog's content.
 */
export function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const now = document.activeElement;
      // The focus may have moved already.
      if (now !== null && now !== document.body) return;
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
  };
}
