import { showPanel, waitingPanel } from '../components/Tabs/Tabs.behavior';

/** What holds content that is not shown. A menu closes by itself. */
const closed = `details:not([open], [data-menu]), ${waitingPanel}`;

/** Opens everything around an element that hides it: folds, and tabs that wait. Returns whether something was closed. */
export function reveal(element: Element | null | undefined): boolean {
  const holder = element?.closest(closed);
  if (!holder) return false;
  if (holder instanceof HTMLDetailsElement) holder.open = true;
  else showPanel(holder as HTMLElement);
  reveal(holder.parentElement);
  return true;
}
