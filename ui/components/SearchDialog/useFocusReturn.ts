import { useRef } from 'react';

/** Returns the focus after a dialog without a trigger, which Radix doesn't do. Spread the result on the dialog's content. */
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
