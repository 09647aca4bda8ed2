import { onEvent } from '#ui/behaviors';

import { mountIsland } from '../mountIsland';
import { SiteSearchPage } from './SiteSearchPage';

/** Renders the search page until the reader leaves it. */
export function fill(place: HTMLElement): void {
  const island = mountIsland('search', place);
  island.render(<SiteSearchPage />);
  const ended = new AbortController();
  onEvent({ document, signal: ended.signal }, 'ui:arrival', () => {
    if (place.isConnected) return;
    island.unmount();
    ended.abort();
  });
}
