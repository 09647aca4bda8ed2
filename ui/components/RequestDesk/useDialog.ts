import { useLayoutEffect, useRef, type RefObject } from 'react';

import { media } from '../../tokens';

/**
 * Keeps a dialog open while it is mounted: next to the page on wide windows, modal on others. Restores the focus on unmount.
 */
export function useDialog(): RefObject<HTMLDialogElement | null> {
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
      dialog.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
