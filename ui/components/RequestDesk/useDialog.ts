import { useEffect, useRef, type RefObject } from 'react';

import { media } from '../../tokens';

/**
 * Opens a dialog for as long as it is drawn: beside the page on wide windows, over it on others. When it is gone, the focus is back
 * where it was.
 */
export function useDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
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
