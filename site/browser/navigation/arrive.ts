import { decodeLeniently, openFolds } from '#ui/behaviors';

import { elementAt, hold, returnTo, type ScrollPlace } from './scrollPlace';

/**
 * Moves window and focus to the top, to the anchor or, for a reader who comes back, to where they were. Keeps them there until
 * the reader acts, as parts of a page may arrive or get their height later.
 *
 * @param left Where the reader was when they left the page.
 */
export function arrive(target: URL, left?: ScrollPlace): void {
  const anchor = anchorOf(target);
  if (!left && anchor) return showAnchor(anchor);
  let focused: Element | null | undefined = document.activeElement;
  hold(() => {
    const seen = elementAt(left?.seen?.path);
    const near = seen?.closest('main [id]') ?? seen?.closest('main section')?.querySelector('[id]');
    const ways = [elementAt(left?.focus), near, document.querySelector('main h1')];
    const { activeElement, body } = document;
    // A dialog may have taken the focus since.
    if (activeElement === focused || activeElement === body) focused = ways.find(focusOn);
    returnTo(left ?? { top: 0 });
  });
}

/** The element on the current page that an address leads to. */
export const anchorOf = ({ hash }: URL): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decodeLeniently(hash.slice(1)));

/** Opens the folds around an anchor and moves window and focus to it. */
export function showAnchor(anchor: HTMLElement): void {
  openFolds(anchor);
  focusOn(anchor);
  hold(() => anchor.scrollIntoView());
}

/** @returns Whether the element takes the focus: one that is hidden doesn't. */
function focusOn(element?: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  // Makes headings focusable.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return element === document.activeElement;
}
