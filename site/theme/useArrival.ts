import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';

/**
 * What happens when a page has arrived by a link: the window is at its top or at the anchor, and the focus
 * is on its heading, which makes screen readers say it. On back and forward the browser restores the position.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const first = useRef(true);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (kind === 'POP') return;
    const anchor = hash === '' ? null : document.getElementById(decode(hash.slice(1)));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, hash, key, kind]);
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
