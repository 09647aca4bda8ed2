import { decodeLeniently, reveal } from '#ui/behaviors';

import { elementAt, holdPosition, restorePosition, type ReadingPosition } from './readingPosition';

/**
 * Moves window and focus to the top, to the anchor or, for a returning reader, to where they were. Keeps them there
 * until the reader acts, as parts of a page may load or get their height later.
 *
 * @param saved Where the reader was when they left the page.
 */
export function scrollAndFocus(target: { hash: string }, saved?: ReadingPosition): void {
  if (!saved && showAnchor(target)) return;
  // A reload may have closed the fold or tab around it.
  for (const path of [saved?.seen?.path, saved?.focus]) {
    const element = elementAt(path);
    if (!element?.checkVisibility?.()) reveal(element);
  }
  let focused: Element | null | undefined = document.activeElement;
  holdPosition(() => {
    const seen = elementAt(saved?.seen?.path);
    const near = seen?.closest('main [id]') ?? seen?.closest('main section')?.querySelector('[id]');
    const candidates = [elementAt(saved?.focus), near, document.querySelector('main h1')];
    const { activeElement, body } = document;
    // A dialog may have taken the focus since.
    if (activeElement === focused || activeElement === body) focused = candidates.find(focusOn);
    restorePosition(saved ?? { top: 0 });
  });
}

/** Opens folds and tabs around the anchor of an address, moves window and focus to it, and returns whether it exists. */
export function showAnchor({ hash }: { hash: string }): boolean {
  const anchor = document.getElementById(decodeLeniently(hash.slice(1)));
  if (!anchor) return false;
  reveal(anchor);
  focusOn(anchor);
  holdPosition(() => anchor.scrollIntoView());
  return true;
}

/** @returns Whether the element accepts the focus: a hidden one doesn't. */
function focusOn(element?: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  // Makes headings focusable.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return element === document.activeElement;
}
