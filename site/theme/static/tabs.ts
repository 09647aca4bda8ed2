import { fillSamples } from './samples';
import { wakePanels } from './wakePanels';

/** Shows the panel of a tab that was clicked. */
export function onTabClick(target: Element): void {
  const tab = target.closest<HTMLElement>('[role="tab"]');
  if (tab) select(tab);
}

/** Moves between tabs with the arrow keys, Home and End. */
export function onTabKey(target: Element, event: KeyboardEvent): void {
  const tab = target.closest<HTMLElement>('[role="tab"]');
  const next = tab && neighbour(tab, event.key);
  if (!next) return;
  event.preventDefault();
  select(next);
  next.focus();
}

function siblings(tab: HTMLElement): HTMLElement[] {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
}

function select(chosen: HTMLElement): void {
  if (wakePanels(chosen)) fillSamples();
  for (const tab of siblings(chosen)) {
    const selected = tab === chosen;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.dataset.state = selected ? 'selected' : 'waiting';
  }
}

function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = siblings(tab);
  const at = tabs.indexOf(tab);
  const step = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return tabs.at((at + step + tabs.length) % tabs.length);
    case 'ArrowLeft':
      return tabs.at((at - step + tabs.length) % tabs.length);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
  }
}
