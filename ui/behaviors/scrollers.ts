import type { Behavior } from './behavior';
import { listen } from './events';
import { part } from './part';

/** A box in a figure that may be too narrow for what it holds. */
export const scroller = part(
  'data-scroller',
  'Scrolls sideways. Where it does, the Tab key reaches it, by the name of its figure',
);

/**
 * Lets the keyboard reach a box that scrolls, which not all browsers do by themselves, and only where it does: a stop of the
 * Tab key at every example would be in the way.
 */
export const scrollers: Behavior = (scope) => {
  const { document, signal } = scope;
  const sizes = new ResizeObserver((changes) => {
    for (const { target } of changes) {
      if (target.scrollWidth <= target.clientWidth) continue;
      sizes.unobserve(target);
      makeReachable(target as HTMLElement);
    }
  });
  const watch = () => {
    for (const box of document.querySelectorAll(scroller.selector)) sizes.observe(box);
  };
  signal.addEventListener('abort', () => sizes.disconnect());
  listen(scope, 'ui:arrival', watch);
  watch();
};

function makeReachable(box: HTMLElement): void {
  const figure = box.closest('figure');
  const name = figure?.getAttribute('aria-label') ?? figure?.querySelector('figcaption')?.textContent;
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  if (name) box.setAttribute('aria-label', name);
}
