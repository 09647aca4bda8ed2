import { fillNotFound, notFound } from '#ui/behaviors';

import { nearestAddresses, type Address } from '../content/documents/nearestAddresses';
import { mountOnce } from './mountOnce';
import { site } from './site';

/** Says on the not-found page which address was asked for, and which are near. One page stands for all addresses, so the build knows neither. */
export async function suggestPages(place: HTMLElement): Promise<void> {
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
