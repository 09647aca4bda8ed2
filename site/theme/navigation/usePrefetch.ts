import { removeBase } from '@rspress/core/runtime';
import { useEffect } from 'react';

import { clientTarget } from './clientTarget';
import { pageAt } from './pages';

/** How long a link stays near the window before its page is fetched, in milliseconds. */
const settled = 300;

/** How far outside the window counts as near. */
const nearby = '200px';

/** Most pages that one page fetches ahead because their links are near. Those that a reader points at come on top. */
const mostNearby = 8;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection has room for pages that may not be read. */
function hasRoom(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches pages before they are asked for: those of links that the reader points at, focuses or touches, and
 * those of links in the text that stay near the window. Never on a 2g connection or with data saver on.
 *
 * @param base Path under which the site lies, with both slashes.
 * @param page Address of the page shown: its links are watched anew when it changes.
 */
export function usePrefetch(base: string, page: string): void {
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link) prefetch(link, base);
    };
    const kinds = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const kind of kinds) document.addEventListener(kind, onIntent, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onIntent);
    };
  }, [base]);

  useEffect(() => {
    let fetched = 0;
    const timers = new Map<Element, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          clearTimeout(timers.get(target));
          if (!isIntersecting || fetched >= mostNearby) continue;
          timers.set(
            target,
            window.setTimeout(() => {
              observer.unobserve(target);
              if (fetched < mostNearby && prefetch(target as HTMLAnchorElement, base)) fetched++;
            }, settled),
          );
        }
      },
      { rootMargin: nearby },
    );
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
    return () => {
      observer.disconnect();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [base, page]);
}

const plainClick = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

/** Fetches the page of a link, when it is one of the site's and there is room. A failure is met again at the click. */
function prefetch(link: HTMLAnchorElement, base: string): boolean {
  const target = clientTarget(plainClick, link, new URL(location.href), base);
  if (!target || target.pathname === location.pathname || !hasRoom()) return false;
  if (process.env.NODE_ENV === 'development') return false;
  pageAt(removeBase(target.pathname)).catch(() => undefined);
  return true;
}
