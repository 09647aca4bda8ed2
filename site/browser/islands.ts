import { listen, showCrash } from '#ui/behaviors';

import { openDeskOnWish } from './desk/openDesk';
import { mountSearch } from './search/openSearch';

/** Loads each island when the page has a place for it or the reader asks for it. A failure shows in its place. */
export function mountIslands(): void {
  mountSearch();
  openDeskOnWish();
  listen({ document }, 'ui:arrival', fillPlaces);
}

type Load = () => Promise<{ fill: (place: HTMLElement) => unknown }>;

const lazyBehaviors: Load = () => import(/* webpackChunkName: "lazy-behaviors" */ './lazyBehaviors');

/** Loaders by the name of the place. All others are in `lazyBehaviors.ts`. */
const places: Record<string, Load> = {
  search: () => import(/* webpackChunkName: "search-page" */ './search/mountPage'),
  place: () => import(/* webpackChunkName: "place" */ './place'),
};

function fillPlaces(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]:not([data-filled])')) {
    place.dataset.filled = '';
    (places[place.dataset.island!] ?? lazyBehaviors)()
      .then(({ fill }) => fill(place))
      .catch((error: unknown) => {
        delete place.dataset.filled;
        showCrash(place, error, fillPlaces);
      });
  }
}
