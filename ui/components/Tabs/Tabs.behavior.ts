import type { Behavior } from '../../behaviors/behavior';
import { onEvent } from '../../behaviors/events';
import { isModified, on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** What the markup promises: a list of tabs, each of which names its panel in `aria-controls`. */
export const parts = {
  list: part('role', 'Holds the tabs. Arrow keys, Home and End move in it', 'tablist'),
  tab: part('role', 'Shows its panel, which `aria-controls` names', 'tab'),
  panel: part(
    'role',
    '`data-state` says whether it is `selected` or `waiting`. One that waits is hidden until words in it are found',
    'tabpanel',
  ),
};

/**
 * Shows the panel of the tab that is picked: by a click, or by arrow keys, Home and End, which go around the ends. Follows the
 * direction of the text, and leaves keys with Alt, Control or Command to the browser. A panel in which the browser finds words shows
 * itself.
 *
 * Source: ARIA Authoring Practices Guide, tabs with automatic activation.
 */
export const tabs: Behavior = (scope) => {
  on(scope, 'click', parts.tab.selector, select);
  on(scope, 'keydown', parts.tab.selector, (tab, event) => {
    const next = isModified(event) ? undefined : neighbor(tab, event.key);
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
  on(scope, 'beforematch', parts.panel.selector, showPanel);
  const hide = () => {
    for (const panel of scope.document.querySelectorAll<HTMLElement>(`:root[data-script] ${waitingPanel}`)) {
      turn(panel, false);
    }
  };
  onEvent(scope, 'ui:arrival', hide);
  hide();
};

/** Selects a panel whose tab is not selected. */
export const waitingPanel = `${parts.panel.selector}[data-state="waiting"]`;

/** Shows a panel, and selects its tab. */
export function showPanel(panel: HTMLElement): void {
  const tab = panel.ownerDocument.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (tab) select(tab);
}

function siblings(tab: HTMLElement): HTMLElement[] {
  const list = tab.closest(parts.list.selector);
  return [...(list?.querySelectorAll<HTMLElement>(parts.tab.selector) ?? [])];
}

function select(chosen: HTMLElement): void {
  for (const tab of siblings(chosen)) {
    const selected = tab === chosen;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = panelOf(tab);
    // Tabs of an application may share one panel.
    if (panel) turn(panel, panel === panelOf(chosen));
  }
}

/** Shows a panel, or hides it in such a way that the browser finds words in it, where it can. */
function turn(panel: HTMLElement, shown: boolean): void {
  panel.dataset.state = shown ? 'selected' : 'waiting';
  panel.ariaHidden = `${!shown}`;
  // Other browsers take it for `true`.
  panel.hidden = (!shown && 'until-found') as boolean;
}

const panelOf = (tab: HTMLElement) =>
  tab.ownerDocument.getElementById(tab.getAttribute('aria-controls') ?? '');

function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const all = siblings(tab);
  const at = all.indexOf(tab);
  const step = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return all.at((at + step) % all.length);
    case 'ArrowLeft':
      return all.at((at - step) % all.length);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
  }
}
