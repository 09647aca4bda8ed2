import { useLayoutEffect, useRef, type RefObject } from 'react';

import { useEscape } from '../../behaviors/useEscape';
import { media } from '../../tokens';

/**
 * Keeps a dialog open while it is mounted: next to the page on wide windows, modal on others. On unmount, the focus returns to
 * where it was, unless the reader moved it to the page. Escape calls `onClose`, wherever the focus is.
 */
export function useDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const wide = matchMedia(media.wide);
    const before = document.activeElement;
    const show = () => {
      const { activeElement } = document;
      if (dialog.open) dialog.close();
      if (wide.matches) dialog.show();
      else dialog.showModal();
      const inside = activeElement !== null && dialog.contains(activeElement);
      const target = inside ? activeElement : dialog.querySelector('h2');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
    show();
    wide.addEventListener('change', show);
    return () => {
      wide.removeEventListener('change', show);
      const { activeElement, body } = document;
      const inPage = activeElement !== body && !dialog.contains(activeElement);
      dialog.close();
      const target = inPage ? activeElement : before;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);
  useEscape(onClose);
  return ref;
}
