import { onEvent } from '#ui/behaviors';

import { listedPages } from '../listedPages';
import { mountIsland } from '../mountIsland';
import { startGroupsOf } from './startGroupsOf';
import { SiteSearchPage } from './SiteSearchPage';

/** Renders the search page until the reader leaves it. Without a query it lists places to start from, once loaded. */
export async function fill(slot: HTMLElement): Promise<void> {
  const island = mountIsland('search', slot);
  island.render(<SiteSearchPage />);
  const controller = new AbortController();
  onEvent({ document, signal: controller.signal }, 'ui:arrival', () => {
    if (slot.isConnected) return;
    island.unmount();
    controller.abort();
  });
  const isStart = !new URLSearchParams(location.search).get('q')?.trim();
  const startGroups = startGroupsOf(isStart ? await listedPages() : []);
  if (!controller.signal.aborted) island.render(<SiteSearchPage startGroups={startGroups} />);
}
