/**
 * Marks the link of the current page in a navigation that stays on screen, and opens the folds around it. Scroll position
 * and other folds don't change.
 *
 * @param href Address of the link, as written. @default no link is marked
 * @param mark Value of `aria-current`: `true` for a page that represents the current one. @default 'page'
 * @returns Whether the navigation has the link. If not, nothing changed.
 */
export function markCurrent(navigation: Element, href?: string, mark: 'page' | 'true' = 'page'): boolean {
  const links = [...navigation.querySelectorAll('a[href]')];
  const current = links.find((link) => link.getAttribute('href') === href);
  if (href !== undefined && !current) return false;
  for (const link of links) {
    if (link !== current) link.removeAttribute('aria-current');
  }
  if (!current || current.getAttribute('aria-current') === mark) return true;
  current.setAttribute('aria-current', mark);
  for (let fold = foldAround(current); fold && navigation.contains(fold); fold = foldAround(fold)) {
    fold.open = true;
  }
  return true;
}

const foldAround = (element: Element) => element.parentElement?.closest('details') ?? null;
