/**
 * Moves the marks of the current page in a navigation that stays on screen, and opens the folds around it. Scroll position and
 * other folds don't change.
 *
 * @returns Whether both navigations have the same links. If not, nothing changed.
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
