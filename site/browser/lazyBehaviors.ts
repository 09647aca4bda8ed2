/* Behaviors of components that few pages have, small enough for one chunk. */
import { recordPicture, fillNotFound, notFound } from '#ui/behaviors';

import { keepTicks } from './memory/keepTicks';
import { mountOnce } from './mountOnce';
import { nearestAddresses, type Address } from '../content/documents/nearestAddresses';
import { site } from './site';

const parts: Record<string, (place: HTMLElement) => Promise<void> | void> = {
  checklist: keepTicks,
  'not-found': suggestPages,
  press: () => mountOnce(recordPicture),
};

export const fill = (place: HTMLElement) => parts[place.dataset.island!]?.(place);

/** Shows the requested address on the not-found page, with suggestions. */
async function suggestPages(place: HTMLElement): Promise<void> {
  mountOnce(notFound);
  const path = location.pathname;
  fillNotFound(place, { path });
  try {
    const answer = await fetch(`${site.base}addresses.json`);
    const addresses = (await answer.json()) as Address[];
    fillNotFound(place, { path, suggestions: nearestAddresses(decodeURIComponent(path), addresses) });
  } catch {
    // Without the list there are no suggestions.
  }
}
