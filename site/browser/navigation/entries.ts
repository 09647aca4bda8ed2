import { readStored, store } from '../memory/storage';
import { storageKeys } from '../memory/storageKeys';
import type { ScrollPlace } from './scrollPlace';
import type { ShownPage } from './swap';

/** Pages as the reader left them, by the key of their entry in the tab's history, the latest last. */
const pages = new Map<string, ShownPage>();

/** The reader's place at each entry, including entries of earlier documents in the tab. */
export const places = new Map<string, ScrollPlace>();

export function readPlaces(): void {
  try {
    const stored = readStored(storageKeys.places, 'sessionStorage') ?? '[]';
    for (const [key, place] of JSON.parse(stored) as [string, ScrollPlace][]) {
      // Other values in a place can be invalid. They then find no element.
      places.set(key, { ...place, top: Number(place.top) });
    }
  } catch {
    // Another script has written there.
  }
}

/** Stores all places for the next document of the tab. */
export const storePlaces = () => store(storageKeys.places, JSON.stringify([...places]), 'sessionStorage');

/** Takes the page of an entry, to show it. */
export function takeKeptPage(key: string): ShownPage | undefined {
  const page = pages.get(key);
  pages.delete(key);
  return page;
}

/** Keeps the page of an entry, and drops all but the latest six. */
export function keepPage(key: string, page: ShownPage): void {
  pages.set(key, page);
  for (const old of [...pages.keys()].slice(0, -6)) pages.delete(old);
}
