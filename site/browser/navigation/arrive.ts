import { announce, decodeLeniently, openFolds } from '#ui/behaviors';

import type { Entry } from './entries';
import { returnTo } from './scrollPlace';

/**
 * Moves window and focus to the top, to the anchor or, for a reader who comes back, to where they were.
 *
 * @param left The page's entry as the reader left it.
 */
export function arrive(target: URL, left?: Entry): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  const anchor = anchorOf(target);
  if (left) {
    const { place, focus } = left;
    returnTo(place);
    focusOn(focus?.isConnected ? focus : ((place.near && document.getElementById(place.near.id)) ?? heading));
  } else if (anchor) {
    showAnchor(anchor);
  } else {
    window.scrollTo(0, 0);
    focusOn(heading);
  }
  // Screen readers read the focused heading themselves.
  if (document.activeElement !== heading) announce(document, document.title);
}

/** The element on the current page that an address leads to. */
export const anchorOf = ({ hash }: URL): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decodeLeniently(hash.slice(1)));

/** Opens the folds around an anchor and moves window and focus to it. */
export function showAnchor(anchor: HTMLElement): void {
  openFolds(anchor);
  anchor.scrollIntoView();
  focusOn(anchor);
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]'))
    element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
