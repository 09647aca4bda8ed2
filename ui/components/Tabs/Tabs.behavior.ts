import type { Behavior } from '../../behaviors/behavior';
import { onArrival } from '../../behaviors/events';
import { hasShortcutModifier, on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** The elements that the behavior finds: a list of tabs, each of which names its panel in `aria-controls`. */
export const parts = {
  list: part('data-tabs', 'Holds the tabs. `controlled`: an application selects what has the focus'),
  tab: part('role', 'Shows its panel, which `aria-controls` names', 'tab'),
  panel: part(
    'role',
    '`data-state` is `selected` or `unselected`. An unselected one is hidden until words in it are found',
    'tabpanel',
  ),
};

/** Selects a tab in such a list; ignores other tabs on the page. */
export const tabSelector = `${parts.list.selector} > ${parts.tab.selector}`;

/**
 * Shows the panel of the picked tab: by a click, or by arrow keys, Home and End, which wrap around the ends. Follows
 * the direction of the text, and leaves keys with Alt, Control or Command to the browser. A panel in which the browser
 * finds words is shown.
 *
 * Source: ARIA Authoring Practices Guide, tabs with automatic activation.
 */
export const tabs: Behavior = (scope) => {
  on(scope, 'click', tabSelector, select);
  on(scope, 'keydown', tabSelector, (tab, event) => {
    const next = hasShortcutModifier(event) ? undefined : neighbor(tab, event.key);
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
  on(scope, 'beforematch', parts.panel.selector, showPanel);
  onArrival(scope, () => {
    const hidden = `:root[data-script] ${unselectedPanel}`;
    for (const panel of scope.document.querySelectorAll<HTMLElement>(hidden)) setPanelShown(panel, false);
  });
};

/** Selects a panel whose tab is not selected. */
export const unselectedPanel = `${parts.panel.selector}[data-state="unselected"]`;

/** Shows a panel, and selects its tab. */
export function showPanel(panel: HTMLElement): void {
  const tab = panel.ownerDocument.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (tab) select(tab);
}

const siblings = (tab: HTMLElement) =>
  [...tab.parentElement!.children].filter((child) => child.matches(parts.tab.selector)) as HTMLElement[];

function select(chosen: HTMLElement): void {
  if (parts.list.read(chosen.parentElement!) === 'controlled') return;
  for (const tab of siblings(chosen)) {
    const selected = tab === chosen;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = panelOf(tab);
    if (panel) setPanelShown(panel, selected);
  }
}

/** Shows a panel, or hides it so that the browser can still find words in it, if supported. */
function setPanelShown(panel: HTMLElement, shown: boolean): void {
  panel.dataset.state = shown ? 'selected' : 'unselected';
  panel.ariaHidden = `${!shown}`;
  // Browsers without `until-found` treat it as `true`.
  panel.hidden = (!shown && 'until-found') as boolean;
}

const panelOf = (tab: HTMLElement) =>
  tab.ownerDocument.getElementById(tab.getAttribute('aria-controls') ?? '');

function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const all = siblings(tab);
  const at = all.indexOf(tab);
  const step = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  const targets: Record<string, number> = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: -1 };
  return key in targets ? all.at(targets[key]! % all.length) : undefined;
}
