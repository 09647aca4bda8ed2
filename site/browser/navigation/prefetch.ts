import { listen } from '#ui/behaviors';

import { isLimited } from '../connection';
import { site, withoutBase } from '../site';
import { siteTarget } from './clientTarget';
import { addStyles } from './addStyles';
import { pageKey, type PageDocument } from './pageDocument';
import { pageAt } from './pages';
import { sidebarContent, sidebarId, sidebarIn } from './sidebars';

/** Most pages that are fetched because their links are near. Those that a reader points at don't count. */
const mostNearby = 8;

/**
 * Prefetches the pages of links that the reader points at, focuses or touches, and of links in the text that stay within
 * 200 pixels of the viewport for 300 milliseconds. Never on a 2g connection or with data saver on.
 */
export function prefetchPages(): void {
  const prefetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) prefetch(link)?.then(prefetchParts, () => undefined);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(kind, prefetchTarget, { passive: true });
  let end = watchLinks();
  listen({ document }, 'ui:arrival', () => {
    end();
    end = watchLinks();
  });
}

/** Prefetches what a page needs and this document doesn't have. A failure shows at the click. */
function prefetchParts({ styles, sidebar }: PageDocument): void {
  addStyles(styles).catch(() => undefined);
  if (sidebar && sidebar !== sidebarId(sidebarIn(document))) sidebarContent(sidebar).catch(() => undefined);
}

/** Prefetches the pages of links that stay near the viewport, until the returned function is called. */
function watchLinks(): () => void {
  const near = new Set<Element>();
  const fetched = new Set<Element>();
  let timer: number | undefined;
  const fetchNear = () => {
    for (const link of near)
      if (fetched.size < mostNearby && prefetch(link as HTMLAnchorElement)) fetched.add(link);
  };
  const note = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) near[isIntersecting ? 'add' : 'delete'](target);
    clearTimeout(timer);
    timer = window.setTimeout(fetchNear, 300);
  };
  const observer = new IntersectionObserver(note, { rootMargin: '200px' });
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Fetches the page of a link within the site. A failure shows at the click. */
function prefetch(link: HTMLAnchorElement): Promise<PageDocument> | undefined {
  const target = siteTarget(link, new URL(location.href), site.base);
  if (!target || pageKey(target.pathname) === pageKey(location.pathname) || isLimited()) return undefined;
  const page = pageAt(withoutBase(target.pathname));
  page.catch(() => undefined);
  return page;
}
