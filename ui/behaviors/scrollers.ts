import type { Behavior } from './behavior';
import { onArrival } from './events';
import { part } from './part';

/** A container whose content may overflow. */
export const scroller = part('data-scroller', 'Scroll container; focusable unless its content fits');

/** Removes the tab stops of boxes that don't scroll. The markup has one on every box, since not all browsers add them. */
export const scrollers: Behavior = (scope) => {
  const { document, signal } = scope;
  const sizes = new ResizeObserver((changes) => {
    for (const { target: box, contentRect } of changes) {
      // Not rendered yet, so its size is unknown.
      if (contentRect.width === 0) continue;
      // A height that is a fraction may be rounded both ways.
      const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1;
      if (scrolls) box.setAttribute('tabindex', '0');
      else if (box !== document.activeElement) box.removeAttribute('tabindex');
    }
  });
  signal.addEventListener('abort', () => sizes.disconnect());
  onArrival(scope, () => {
    // Stops watching boxes of the previous page.
    sizes.disconnect();
    for (const box of document.querySelectorAll(scroller.selector)) sizes.observe(box);
  });
};
