import { onEvent } from '#ui/behaviors';

import { listedPages } from '../listedPages';
import { mountIsland } from '../mountIsland';
import { startPlaces } from './searchStart';
import { SiteSearchPage } from './SiteSearchPage';

/** Renders the search page until the reader leaves it. Without a query it waits for its places, so that nothing moves. */
export async function fill(place: HTMLElement): Promise<void> {
  const isStart = !new URLSearchParams(location.search).get('q')?.trim();
  const places = startPlaces(isStart ? await listedPages() : []);
  if (!place.isConnected) return;
  const island = mountIsland('search', place);
  island.render(<SiteSearchPage places={places} />);
  const ended = new AbortController();
  onEvent({ document, signal: ended.signal }, 'ui:arrival', () => {
    if (place.isConnected) return;
    island.unmount();
    ended.abort();
  });
}
