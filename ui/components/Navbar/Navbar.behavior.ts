import type { Behavior } from '../../behaviors/behavior';
import { part } from '../../behaviors/part';
import { parts as drawerParts } from '../MobileSidebar/MobileSidebar.behavior';

/** The elements that the behavior finds. */
export const parts = {
  bar: part(
    'data-hide-on-scroll',
    'The bar, if it hides while the reader scrolls down. `data-state` says whether it is `shown` or `hidden`',
  ),
  menu: drawerParts.opener,
};

/** How far the reader scrolls in one direction before the bar follows, in pixels. */
const minScroll = 8;

/** Hides the bar while the reader scrolls down, unless it has the focus, and shows it on the way up. */
export const navbar: Behavior = ({ document, signal }) => {
  const window = document.defaultView!;
  let lastY = window.scrollY;
  /** Where the reader last changed direction. */
  let turnedAt = lastY;
  const follow = () => {
    const bar = document.querySelector<HTMLElement>(parts.bar.selector);
    if (!bar) return;
    // Overscroll at the top counts as the top.
    const currentY = Math.max(0, window.scrollY);
    const isScrollingDown = currentY > lastY;
    const wasScrollingDown = lastY > turnedAt;
    if (isScrollingDown !== wasScrollingDown) turnedAt = lastY;
    lastY = currentY;
    if (currentY <= minScroll) bar.dataset.state = 'shown';
    else if (Math.abs(currentY - turnedAt) > minScroll) {
      bar.dataset.state = isScrollingDown ? 'hidden' : 'shown';
    }
  };
  window.addEventListener('scroll', follow, { signal });
};
