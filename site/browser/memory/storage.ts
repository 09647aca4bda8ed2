/* The only module that uses the browser's storage. If it is blocked, full or broken, there is one warning. */

/** Values that couldn't be stored, for as long as the page is open. */
const unstored = new Map<string, string>();

declare global {
  /** Whether the early or the main script has warned. */
  var storageWarned: boolean | undefined;
}

function warn(error: unknown): void {
  if (globalThis.storageWarned) return;
  console.warn('Browser storage is unavailable, so nothing is remembered.', error);
  globalThis.storageWarned = true;
}

/** Keeps values until the reader clears them, or until the tab is closed. */
type Area = 'localStorage' | 'sessionStorage';

/** The value of a key, or null. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return unstored.get(key) ?? globalThis[area].getItem(key);
  } catch (error) {
    warn(error);
    return null;
  }
}

/** Stores a value. Never throws. */
export function store(key: string, value: string, area: Area = 'localStorage'): void {
  unstored.set(key, value);
  try {
    globalThis[area].setItem(key, value);
    unstored.delete(key);
  } catch (error) {
    warn(error);
  }
}

/** Calls back when another tab changes the value of a key, until the returned function is called. */
export function onStorageChange(name: string, callback: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    // The key is null when everything was cleared.
    if (key === null || key === name) callback();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
