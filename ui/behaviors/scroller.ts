import type { Behavior } from './behavior';
import { onSize } from './events';
import { part } from './part';

/** A container whose content may overflow. */
export const scroller = part('data-scroller', 'Scroll container; focusable unless its content fits');

/** Removes the tab stop of containers that don't overflow. The markup gives one to all, since not all browsers do. */
export const scrollerFocus: Behavior = (scope) => {
  onSize(scope, scroller.selector, ({ target: box, contentRect }) => {
    // Not rendered yet, so its size is unknown.
    if (contentRect.width === 0) return;
    // A fractional height may be rounded up or down.
    const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1;
    if (scrolls) box.setAttribute('tabindex', '0');
    else if (box !== scope.document.activeElement) box.removeAttribute('tabindex');
  });
};
