/**
 * Marks the page that is shown next in a navigation that stays: the navbar, the drawer or a sidebar. Where the next page
 * has the same navigation, link by link, its marks are taken over, and the folds around what becomes current open. What
 * the visitor opened stays open, and where they scrolled to stays as well.
 *
 * @param shown The navigation on the page, or what holds it.
 * @param next The same of the next page.
 * @returns Whether they are the same. Where they are not, nothing has changed, and the next one has to take the place.
 */
export function moveCurrent(shown: Element, next: Element): boolean {
  const links = linksOf(shown);
  const marked = linksOf(next);
  const isSame =
    shown.textContent === next.textContent &&
    links.length === marked.length &&
    links.every((link, index) => link.getAttribute('href') === marked[index]!.getAttribute('href'));
  if (!isSame) return false;

  links.forEach((link, index) => {
    const mark = marked[index]!.getAttribute('aria-current');
    if (mark === link.getAttribute('aria-current')) return;
    if (mark === null) return link.removeAttribute('aria-current');
    link.setAttribute('aria-current', mark);
    for (let fold = foldAround(link); fold && shown.contains(fold); fold = foldAround(fold)) fold.open = true;
  });
  return true;
}

const linksOf = (element: Element) => [...element.querySelectorAll('a[href]')];

const foldAround = (element: Element) => element.parentElement?.closest('details') ?? null;
