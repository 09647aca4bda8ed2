/** What of a click decides where it leads. */
export interface Click {
  button: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
}

/** Endings of the files that lie beside the pages. Pages may have others, such as `.proto`. */
const fileEnding = /\.(md|txt|xml|json|csv|ya?ml|svg|png|jpe?g|gif|webp|avif|ico|pdf|zip)$/i;

/**
 * Where a click on a link leads within the site, or undefined when the browser should handle it: modified
 * clicks, other origins, downloads, other windows, files that are no pages, and places on the page shown.
 *
 * @param link The link clicked.
 * @param here Address of the page shown.
 * @param base Path under which the site lies, with both slashes.
 */
export function clientTarget(
  click: Click,
  link: HTMLAnchorElement,
  here: URL,
  base: string,
): URL | undefined {
  if (click.defaultPrevented || click.button !== 0) return;
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return;
  return siteTarget(link, here, base);
}

/** Where a link leads within the site when it is followed plainly, or undefined when it does not. */
export function siteTarget(link: HTMLAnchorElement, here: URL, base: string): URL | undefined {
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return;
  if (link.type && link.type !== 'text/html') return;
  const target = new URL(link.href, here);
  if (target.origin !== here.origin || !`${target.pathname}/`.startsWith(base)) return;
  if (fileEnding.test(target.pathname)) return;
  if (target.pathname === here.pathname && target.search === here.search && target.hash !== '') return;
  return target;
}
