import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';

import { useEscape } from '../../behaviors/useEscape';
import { media } from '../../tokens';

/**
 * Returns props for a `<Dialog>` that is open while it is mounted: next to the page on wide windows, modal on others. Its
 * `<h2>` gets the focus. On unmount, the focus returns to where it was, unless the reader moved it to the page. Escape
 * calls `onClose`, wherever the focus is; keys of an input method never reach it.
 */
export function useDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const isWide = useIsWide();
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const before = document.activeElement;
    return () => {
      const { activeElement, body } = document;
      const isInPage = activeElement !== body && !dialog.contains(activeElement);
      dialog.close();
      focus(isInPage ? activeElement : before);
    };
  }, []);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const { activeElement } = document;
    if (dialog.open) dialog.close();
    if (isWide) dialog.show();
    else dialog.showModal();
    focus(dialog.contains(activeElement) ? activeElement : dialog.querySelector('h2'));
  }, [isWide]);
  useEscape(onClose);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel };
}

function focus(target: Element | null): void {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Whether the window currently has room for columns; false without a window, as in a build. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => typeof window === 'object' && matchMedia(media.wide).matches);
  useEffect(() => {
    const query = matchMedia(media.wide);
    const update = () => setWide(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isWide;
}
