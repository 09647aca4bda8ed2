import type { Behavior } from '../../behaviors/behavior';
import { onEvent, onSize, emit } from '../../behaviors/events';
import { markCurrent } from '../../behaviors/markCurrent';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

export const parts = {
  root: part('data-pages', 'The pages of a section. One link has `aria-current`'),
  shortened: part(
    'data-shortened',
    'A branch with only its first page. Opening it asks for the rest with `ui:branch`',
  ),
};

const summarySelector = `${parts.root.selector} summary`;

/**
 * Scrolls to the link of the current page, a third down its scroller: when a page is shown, and in the drawer when it
 * first opens. The page itself doesn't scroll, nor does a list that shows the link. Groups that the reader opened or
 * closed stay so in the sidebars of later pages, except around the current page.
 */
export const sidebar: Behavior = (scope) => {
  const { document } = scope;
  const openByPath = new Map<string, boolean>();
  // The browser opens or closes the fold after the click.
  on(scope, 'click', summarySelector, (summary) =>
    openByPath.set(pathOf(summary), !(summary.parentElement as HTMLDetailsElement).open),
  );
  on(
    scope,
    'toggle',
    parts.shortened.selector,
    (branch) => {
      if ((branch as HTMLDetailsElement).open) emit(document, 'ui:branch');
    },
    { capture: true },
  );
  onEvent(scope, 'ui:arrival', () => {
    for (const summary of document.querySelectorAll(summarySelector)) {
      const fold = summary.parentElement as HTMLDetailsElement;
      if (fold.querySelector('[aria-current]')) continue;
      fold.open = openByPath.get(pathOf(summary)) ?? fold.open;
    }
  });
  // A sidebar has no size before it is rendered.
  onSize(scope, parts.root.selector, ({ target }, observer) => {
    if (target.clientHeight === 0) return;
    observer.unobserve(target);
    showCurrent(target);
  });
};

/**
 * Fills a sidebar with the HTML of its whole content, which has no marks. Open folds stay open, the current page stays
 * marked, and the focus stays on the fold that has it.
 */
export function fillSidebar(pages: Element, html: string): void {
  const { activeElement } = pages.ownerDocument;
  const current = pages.querySelector('[aria-current]');
  const focused = pages.contains(activeElement) ? activeElement!.closest('summary') : null;
  const focusedPath = focused && pathOf(focused);
  const open = new Set([...pages.querySelectorAll('details[open] > summary')].map(pathOf));
  pages.innerHTML = html;
  for (const summary of pages.querySelectorAll('summary')) {
    const path = pathOf(summary);
    (summary.parentElement as HTMLDetailsElement).open = open.has(path);
    if (path === focusedPath) summary.focus();
  }
  const mark = current?.getAttribute('aria-current') as 'true' | 'page';
  if (current) markCurrent(pages, current.getAttribute('href')!, mark);
}

/** The labels of a fold and of those around it, because folds of two branches can have the same label. */
function pathOf({ textContent, parentElement: fold }: Element): string {
  const outer = fold!.parentElement!.closest('details');
  return (outer ? pathOf(outer.firstElementChild!) : '') + textContent;
}

function showCurrent(pages: Element): void {
  const current = pages.querySelector('[aria-current]');
  const scroller = current && scrollerAround(current);
  if (!scroller) return;
  const link = current.getBoundingClientRect();
  const { top, bottom } = scroller.getBoundingClientRect();
  const isShown = link.top >= top && link.bottom <= Math.min(bottom, innerHeight);
  // Assigned even if unchanged: once a script has set it, the browser keeps the position.
  scroller.scrollTop += isShown ? 0 : link.top - top - scroller.clientHeight / 3;
}

/** The nearest scrolling element around another, except the page. */
function scrollerAround(element: Element): Element | undefined {
  const { body } = element.ownerDocument;
  for (let box = element.parentElement; box && box !== body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto') return box;
  }
  return undefined;
}
