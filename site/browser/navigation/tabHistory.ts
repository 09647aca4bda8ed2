import { readStored, store } from '../memory/storage';
import { storageKeys } from '../memory/storageKeys';
import type { ReadingPosition } from './readingPosition';
import type { LoadedPage } from './showPage';

/** Pages as the reader left them, by the key of their entry in the tab's history, the latest last. */
const keptPages = new Map<string, LoadedPage>();

/** The reader's position at each history entry, including those of earlier documents in the tab. */
export const positions = new Map<string, ReadingPosition>();

export function readPositions(): void {
  try {
    const stored = readStored(storageKeys.positions, 'sessionStorage') ?? '[]';
    for (const [key, position] of JSON.parse(stored) as [string, ReadingPosition][]) {
      // Other values can be invalid. They don't match any element.
      positions.set(key, { ...position, top: Number(position.top) });
    }
  } catch {
    // Another script wrote to this key.
  }
}

/** Stores all positions for the next document in the tab. */
export const storePositions = () =>
  store(storageKeys.positions, JSON.stringify([...positions]), 'sessionStorage');

/** Removes and returns the page of a history entry, to show it. */
export function takeKeptPage(key: string): LoadedPage | undefined {
  const page = keptPages.get(key);
  keptPages.delete(key);
  return page;
}

/** Keeps the page of a history entry, and drops all but the latest six. */
export function keepPage({ key, page }: { key: string; page: LoadedPage }): void {
  keptPages.set(key, page);
  for (const old of [...keptPages.keys()].slice(0, -6)) keptPages.delete(old);
}
