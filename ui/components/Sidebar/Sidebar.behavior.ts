import type { Behavior } from '../../behaviors/behavior';
import { listen } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

export const parts = {
  root: part('data-pages', 'The pages of a section. One link has `aria-current`'),
};

const folds = `${parts.root.selector} summary`;

/**
 * Brings the link of the current page into view, a third down its scroller: when a page arrives, and in the drawer when it first opens.
 * The page itself stays where it is, and so does a list that shows the link. Groups that the reader opened or closed are so in the
 * sidebars of later pages, except around the current page.
 */
export const sidebar: Behavior = (scope) => {
  const { document, signal } = scope;
  const chosen = new Map<string, boolean>();
  on(scope, 'click', folds, (summary) =>
    chosen.set(summary.textContent, !(summary.parentElement as HTMLDetailsElement).open),
  );
  listen(scope, 'ui:arrival', () => {
    for (const { textContent, parentElement: fold } of document.querySelectorAll(folds))
      if (chosen.has(textContent) && !fold!.querySelector('[aria-current]'))
        (fold as HTMLDetailsElement).open = chosen.get(textContent)!;
  });
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
  const isShown = link.top >= top && link.bottom <= Math.min(bottom, innerHeight);
  // Set even where it is right: from now on the browser leaves the place to the reader.
  scroller.scrollTop += isShown ? 0 : link.top - top - scroller.clientHeight / 3;
}

/** The nearest element around another that scrolls, the page aside. */
function scrollerAround(element: Element): Element | undefined {
  const { body } = element.ownerDocument;
  for (let box = element.parentElement; box && box !== body; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto') return box;
  return undefined;
}
