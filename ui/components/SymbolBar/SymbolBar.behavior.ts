import type { BehaviorScope } from '../../behaviors/behavior';
import { onArrival } from '../../behaviors/events';
import { fill } from '../../behaviors/messages';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';
import { lastReached, markLinks, pageSymbolsOf, type PageSymbol } from './pageSymbols';

/** The elements that the behavior finds: lists of all symbols in the order of the page, and a bar for the current one. */
export const parts = {
  bar: part('data-symbol-bar', 'Shows the symbol being read. `data-state` is `shown` or `hidden`'),
  group: part('data-symbol-group', 'Holds links to the symbols of one kind. Its value is the kind'),
  kind: part('data-symbol-kind', 'Shows the kind of the symbol being read'),
  current: part('data-symbol-current', 'A link to the symbol being read'),
  count: part('data-symbol-count', 'Shows its number among its kind. Its value is the message'),
  step: part(
    'data-symbol-step',
    'A link to the symbol before or after it. Its value is its label, with `{name}` for the name',
  ),
};

/**
 * Shows in the bar which symbol is being read, and links to the previous and next ones. Links to it below the current
 * page in a navigation are marked and scrolled into view in their column. Checks at most once a frame.
 */
export function symbolBar(scope: BehaviorScope): void {
  const { document, signal } = scope;
  const window = document.defaultView!;
  let bar: HTMLElement | null = null;
  let symbols: PageSymbol[] = [];
  /** Null when nothing has been written yet. */
  let shown: PageSymbol | undefined | null = null;
  let frame = 0;
  const update = () => {
    frame = 0;
    const index = lastReached(document, symbols);
    if (!bar || symbols[index] === shown) return;
    shown = symbols[index];
    bar.dataset.state = shown ? 'shown' : 'hidden';
    markLinks(document, shown?.href);
    if (shown) updateBar(bar, shown, [symbols[index - 1], symbols[index + 1]]);
  };
  const schedule = () => {
    if (bar) frame ||= window.requestAnimationFrame(update);
  };
  onArrival(scope, () => {
    bar = document.querySelector<HTMLElement>(parts.bar.selector);
    symbols = pageSymbolsOf(document, parts.group);
    shown = null;
    schedule();
  });
  on(scope, 'click', parts.step.selector, (step, { detail }) => {
    // Following a link moves the focus to the text. Enter keeps it, so that the reader can keep stepping.
    if (detail === 0) window.requestAnimationFrame(() => step.focus({ preventScroll: true }));
  });
  // After a jump, rows get their heights, which moves the text but doesn't scroll.
  for (const kind of ['scroll', 'resize', 'hashchange', 'contentvisibilityautostatechange']) {
    window.addEventListener(kind, schedule, { signal });
  }
  signal.addEventListener('abort', () => window.cancelAnimationFrame(frame));
}

function updateBar(bar: HTMLElement, symbol: PageSymbol, around: (PageSymbol | undefined)[]): void {
  const find = (selector: string) => bar.querySelector<HTMLAnchorElement>(selector)!;
  find(parts.kind.selector).textContent = symbol.kind;
  const count = find(parts.count.selector);
  count.textContent = fill(parts.count.read(count)!, symbol);
  const current = find(parts.current.selector);
  current.textContent = symbol.name;
  current.setAttribute('href', symbol.href);
  bar.querySelectorAll(parts.step.selector).forEach((step, index) => {
    const next = around[index];
    if (next) {
      step.setAttribute('href', next.href);
      step.setAttribute('aria-label', fill(parts.step.read(step)!, next));
    } else {
      step.removeAttribute('href');
      step.removeAttribute('aria-label');
    }
  });
}
