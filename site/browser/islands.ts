import { listen, sayCrashed } from '#ui/behaviors';

import { openDeskOnWish } from './desk/openDesk';
import { openSearchOnWish } from './search/openSearch';

/** Brings what is an application by itself, each when the page has a place for it or the reader wants it. Each fails alone. */
export function mountIslands(): void {
  openSearchOnWish();
  openDeskOnWish();
  listen({ document }, 'ui:arrival', fillPlaces);
}

const rareParts = () => import(/* webpackChunkName: "rare-parts" */ './rareParts');

const places: Record<string, (place: HTMLElement) => Promise<void>> = {
  search: async (place) =>
    (await import(/* webpackChunkName: "search-page" */ './search/mountPage')).mountPage(place),
  checklist: async () => (await rareParts()).keepTicks(),
  'not-found': async (place) => (await rareParts()).suggestPages(place),
  press: async () => (await rareParts()).press(),
};

function fillPlaces(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]:not([data-filled])')) {
    place.dataset.filled = '';
    places[place.dataset.island!]?.(place).catch((error: unknown) => {
      delete place.dataset.filled;
      sayCrashed(place, error, fillPlaces);
    });
  }
}
