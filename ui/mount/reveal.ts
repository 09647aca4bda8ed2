import { showPanel, unselectedPanel } from '../components/Tabs/Tabs.behavior';

/** Elements that hide their content. Menus are left out, since they close by themselves. */
const closedSelector = `details:not([open], [data-menu]), ${unselectedPanel}`;

/** Opens everything around an element that hides it: folds and tab panels. Returns whether anything was closed. */
export function reveal(element: Element | null | undefined): boolean {
  const holder = element?.closest(closedSelector);
  if (!holder) return false;
  if (holder instanceof HTMLDetailsElement) holder.open = true;
  else showPanel(holder as HTMLElement);
  reveal(holder.parentElement);
  return true;
}
