import { isModified } from '#ui/behaviors';

/** The link that an event happens on. */
export const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Files next to the pages. Pages may have other endings, such as `.proto`. */
const fileEnding = /\.(md|txt|xml|json|csv|ya?ml|svg|png|jpe?g|gif|webp|avif|ico|pdf|zip)$/i;

/**
 * Where a click on a link leads within the site. Undefined when the browser should handle it: modified clicks, other
 * origins, downloads, other windows, files, words to look for (`#:~:text=`), and anchors on the current page.
 *
 * @param here Address of the current page.
 * @param base Path of the site, with slashes at both ends.
 */
export function clientTarget(click: MouseEvent, link: HTMLAnchorElement, here: URL, base: string) {
  if (click.defaultPrevented || click.button !== 0 || click.shiftKey || isModified(click)) return;
  return siteTarget(link, here, base);
}

/** Where a link leads within the site when followed with a plain click. */
export function siteTarget(link: HTMLAnchorElement, here: URL, base: string): URL | undefined {
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return;
  if (link.type && link.type !== 'text/html') return;
  const target = new URL(link.href, here);
  if (target.origin !== here.origin || !`${target.pathname}/`.startsWith(base)) return;
  if (fileEnding.test(target.pathname) || target.hash.includes(':~:')) return;
  if (target.pathname === here.pathname && target.search === here.search && target.hash !== '') return;
  return target;
}
