import { fillNotFound } from '#ui/behaviors';

import { nearestAddresses, type Address } from '../documents/nearestAddresses';
import { site } from './site';

/** Longest address that is shown whole, in characters. */
const longest = 120;

/** Says on the not-found page which address was asked for, and which are near. One page stands for all addresses, so the build knows neither. */
export async function suggestPages(place: HTMLElement): Promise<void> {
  const asked = readable(location.pathname);
  fillNotFound(place, { path: asked, suggestions: [] });
  try {
    const answer = await fetch(`${site.base}addresses.json`);
    const addresses = (await answer.json()) as Address[];
    fillNotFound(place, { path: asked, suggestions: nearestAddresses(asked, addresses) });
  } catch {
    // Without the list the page says all that it can.
  }
}

function readable(pathname: string): string {
  let text = pathname;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    // Shown as it was asked for.
  }
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
