import type { Behavior } from '../../behaviors/behavior';
import { listen } from '../../behaviors/events';
import { part } from '../../behaviors/part';

/** What the markup promises. */
export const parts = {
  root: part('data-pages', 'The pages of a section. One link has `aria-current`'),
};

/**
 * Brings the link of the current page into view, a third down its scroller: when a page arrives, and in the drawer when it first opens.
 * The page itself stays where it is, and so does a list that shows the link.
 */
export const sidebar: Behavior = (scope) => {
  const { document, signal } = scope;
  // A sidebar has no size before it is drawn.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.clientHeight === 0) continue;
      observer.unobserve(target);
      showCurrent(target);
    }
  });
  const observe = () => {
    observer.disconnect();
    for (const pages of document.querySelectorAll(parts.root.selector)) observer.observe(pages);
  };
  signal.addEventListener('abort', () => observer.disconnect());
  listen(scope, 'ui:arrival', observe);
  observe();
};

function showCurrent(pages: Element): void {
  const current = pages.querySelector('[aria-current]');
  const scroller = current && scrollerAround(current);
  if (!scroller) return;
  const link = current.getBoundingClientRect();
  const { top, bottom } = scroller.getBoundingClientRect();
  if (link.top >= top && link.bottom <= Math.min(bottom, innerHeight)) return;
  scroller.scrollTop += link.top - top - scroller.clientHeight / 3;
}

/** The nearest element around another that scrolls, the page aside. */
function scrollerAround(element: Element): Element | undefined {
  const { body } = element.ownerDocument;
  for (let box = element.parentElement; box && box !== body; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto') return box;
  return undefined;
}
