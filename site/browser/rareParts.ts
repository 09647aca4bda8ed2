/* What few pages have. Together it is small, and names one file in the script of every page. */
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

/** Fills a place by its name. One that has none here is left as it is. */
export const fill = (place: HTMLElement) => parts[place.dataset.island!]?.(place);

/** Says on the not-found page which address was asked for, and which are near. One page stands for all addresses, so the build knows neither. */
async function suggestPages(place: HTMLElement): Promise<void> {
  mountOnce(notFound);
  const path = location.pathname;
  fillNotFound(place, { path });
  try {
    const answer = await fetch(`${site.base}addresses.json`);
    const addresses = (await answer.json()) as Address[];
    fillNotFound(place, { path, suggestions: nearestAddresses(decodeURIComponent(path), addresses) });
  } catch {
    // Without the list the page says all that it can.
  }
}
