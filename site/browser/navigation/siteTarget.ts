import { hasShortcutModifier } from '#ui/behaviors';

/** The link that an event happens on. */
export const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Usual extensions of files next to the pages, which need no request for a page. Pages have others, such as `.proto`. */
const fileExtension = /\.(md|txt|xml|json|csv|ya?ml|svg|png|jpe?g|webp|pdf|zip)$/i;

/** Whether a click opens its link in this window: with the main button, without modifier keys, and not handled yet. */
export const isPlainClick = (click: MouseEvent): boolean =>
  !click.defaultPrevented && click.button === 0 && !click.shiftKey && !hasShortcutModifier(click);

/**
 * The target of a plain click on a link within the site. Undefined when the browser should handle it: other origins,
 * downloads, other windows, files, text fragments (`#:~:text=`), and anchors on the current page.
 *
 * @param here Address of the current page.
 * @param base Path of the site, with slashes at both ends.
 */
export function siteTarget(link: HTMLAnchorElement, here: URL, base: string): URL | undefined {
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return;
  if (link.type && link.type !== 'text/html') return;
  const target = new URL(link.href, here);
  if (target.origin !== here.origin || !`${target.pathname}/`.startsWith(base)) return;
  if (fileExtension.test(target.pathname) || target.hash.includes(':~:')) return;
  if (target.pathname === here.pathname && target.search === here.search && target.hash !== '') return;
  return target;
}
