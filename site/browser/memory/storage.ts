/**
 * The only module that uses the browser's storage. When it is blocked, full or broken, there is one warning, and values
 * last as long as the page.
 */
const remembered = new Map<string, string>();
let hasWarned = false;

function warn(error: unknown): void {
  if (hasWarned) return;
  console.warn('Browser storage is unavailable; choices last only as long as this page.', error);
  hasWarned = true;
}

/** Keeps values until the visitor clears them, or until the tab is closed. */
type Area = 'localStorage' | 'sessionStorage';

/** The value of a key, or null. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return remembered.get(key) ?? window[area].getItem(key);
  } catch (error) {
    warn(error);
    return null;
  }
}

/** Stores a value. Never throws. */
export function store(key: string, value: string, area: Area = 'localStorage'): void {
  remembered.set(key, value);
  try {
    window[area].setItem(key, value);
    remembered.delete(key);
  } catch (error) {
    warn(error);
  }
}

/** Calls back when another tab changes one of the keys, until the returned function is called. */
export function onStoredElsewhere(keys: string[], callback: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    // The key is null when everything was cleared.
    if (key === null || keys.includes(key)) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
