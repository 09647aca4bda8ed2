export const showProgress = (_document: Document, _state: string): void => {};
export function moveCurrent(shown: Element, next: Element): boolean {
  const links = (root: Element) => [...root.querySelectorAll('a')];
  const a = links(shown);
  const b = links(next);
  if (a.length !== b.length || a.some((link, i) => link.getAttribute('href') !== b[i]!.getAttribute('href')))
    return false;
  a.forEach((link, i) => {
    const mark = b[i]!.getAttribute('aria-current');
    if (mark) link.setAttribute('aria-current', mark);
    else link.removeAttribute('aria-current');
  });
  return true;
}
