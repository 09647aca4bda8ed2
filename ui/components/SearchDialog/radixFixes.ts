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

/**
 * Keeps the page from scrolling while the element with this `ref` is mounted. Radix writes a style sheet into the page for
 * it, which the site's Content Security Policy blocks. An attribute, since `:has()` would restyle the root whenever an
 * element is added or removed.
 */
export function lockPage(): () => void {
  const { documentElement: root } = document;
  root.setAttribute('data-backdrop', '');
  return () => root.removeAttribute('data-backdrop');
}
