import { createRoot } from 'react-dom/client';

import { onEvent } from '#ui/behaviors';

import { Region } from './Region';
import { SiteSearchPage } from './SiteSearchPage';

/** Renders the search page until the reader leaves it. */
export function fill(place: HTMLElement): void {
  const root = createRoot(place);
  root.render(
    <Region name="search">
      <SiteSearchPage />
    </Region>,
  );
  const ended = new AbortController();
  onEvent({ document, signal: ended.signal }, 'ui:arrival', () => {
    if (place.isConnected) return;
    root.unmount();
    ended.abort();
  });
}
