import { isConnectionLimited } from '../connection';
import { site, withoutBase } from '../site';
import { addStyles } from './addStyles';
import { pageKey, type PagePayload } from './pagePayload';
import { loadPage } from './loadPage';
import { linkOf, siteTarget } from './siteTarget';
import { sidebarContent, sidebarId, sidebarIn } from './sidebars';

/**
 * Prefetches the pages of links that the reader points at, focuses or touches. Never on a 2g connection or with data saver
 * on. A failure shows at the click.
 */
export function prefetchPages(): void {
  const prefetch = (event: Event) => {
    const link = linkOf(event);
    const page = link && siteTarget(link, new URL(location.href), site.base);
    if (!page || pageKey(page.pathname) === pageKey(location.pathname) || isConnectionLimited()) return;
    loadPage(withoutBase(page.pathname)).then(prefetchParts, () => undefined);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, prefetch, { passive: true });
  }
}

/** Prefetches the files that a page needs and this document doesn't have. */
function prefetchParts({ styles, sidebar }: PagePayload): void {
  addStyles(styles).catch(() => undefined);
  if (sidebar && sidebar !== sidebarId(sidebarIn(document))) sidebarContent(sidebar).catch(() => undefined);
}
