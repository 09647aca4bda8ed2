import { showPanel, unselectedPanel } from '../components/Tabs/Tabs.behavior';

/** Elements that hide their content. Menus are left out, since they close by themselves. */
const closedSelector = `details:not([open], [data-menu]), ${unselectedPanel}`;

/** Opens everything around an element that hides it: folds and tab panels. Returns whether anything was closed. */
export function reveal(element: Element | null | undefined): boolean {
  const closed = element?.closest(closedSelector);
  if (!closed) return false;
  if (closed instanceof HTMLDetailsElement) closed.open = true;
  else showPanel(closed as HTMLElement);
  reveal(closed.parentElement);
  return true;
}
