import { listen } from '#ui/behaviors';

import { site, withoutBase } from '../site';
import { siteTarget } from './clientTarget';
import { pageKey } from './pageDocument';
import { pageAt } from './pages';

/** Most pages that are fetched because their links are near. Those that a reader points at don't count. */
const mostNearby = 8;

/**
 * Prefetches the pages of links that the reader points at, focuses or touches, and of links in the text that stay within
 * 200 pixels of the viewport for 300 milliseconds. Never on a 2g connection or with data saver on.
 */
export function prefetchPages(): void {
  for (const kind of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      kind,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        if (link) prefetch(link);
      },
      { passive: true },
    );
  }
  let end = watchLinks();
  listen({ document }, 'ui:arrival', () => {
    end();
    end = watchLinks();
  });
}

/** Prefetches the pages of links that stay near the viewport, until the returned function is called. */
function watchLinks(): () => void {
  let fetched = 0;
  const timers = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (!isIntersecting || fetched >= mostNearby) continue;
        const fetchSettled = () => {
          observer.unobserve(target);
          if (fetched < mostNearby && prefetch(target as HTMLAnchorElement)) fetched++;
        };
        timers.set(target, window.setTimeout(fetchSettled, 300));
      }
    },
    { rootMargin: '200px' },
  );
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

/** Whether the connection is slow or metered. */
function isLimited(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** Fetches the page of a link within the site. A failure shows at the click. */
function prefetch(link: HTMLAnchorElement): boolean {
  const target = siteTarget(link, new URL(location.href), site.base);
  if (!target || pageKey(target.pathname) === pageKey(location.pathname) || isLimited()) return false;
  pageAt(withoutBase(target.pathname)).catch(() => undefined);
  return true;
}
