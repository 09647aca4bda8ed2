import { listen, sayCrashed } from '#ui/behaviors';

import { openDeskOnWish } from './desk/openDesk';
import { openSearchOnWish } from './search/openSearch';

/** Brings what is an application by itself, each when the page has a place for it or the reader wants it. Each fails alone. */
export function mountIslands(): void {
  openSearchOnWish();
  openDeskOnWish();
  listen({ document }, 'ui:arrival', fillPlaces);
}

/** Brings what fills a place that the page has. */
type Bring = () => Promise<{ fill: (place: HTMLElement) => unknown }>;

const rareParts: Bring = () => import(/* webpackChunkName: "rare-parts" */ './rareParts');

/** What is brought, by the name of its place. What is not named here is among the rare parts. */
const places: Record<string, Bring> = {
  search: () => import(/* webpackChunkName: "search-page" */ './search/mountPage'),
  place: () => import(/* webpackChunkName: "place" */ './place'),
};

function fillPlaces(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]:not([data-filled])')) {
    place.dataset.filled = '';
    (places[place.dataset.island!] ?? rareParts)()
      .then(({ fill }) => fill(place))
      .catch((error: unknown) => {
        delete place.dataset.filled;
        sayCrashed(place, error, fillPlaces);
      });
  }
}
