/**
 * The only module that uses the browser's storage. When it is blocked, full or broken, there is one warning, and values last as
 * long as the page.
 */
const remembered = new Map<string, string>();
let warned = false;

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    if (!warned) {
      console.warn('Browser storage is unavailable; choices last only as long as this page.', error);
    }
    warned = true;
    return otherwise;
  }
}

/** Keeps values until the visitor clears them, or until the tab is closed. */
type Area = 'localStorage' | 'sessionStorage';

/** The value of a key, or null. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  return remembered.get(key) ?? attempt(() => window[area].getItem(key), null);
}

/** Stores a value. Never throws. */
export function store(key: string, value: string, area: Area = 'localStorage'): void {
  const kept = attempt(() => {
    window[area].setItem(key, value);
    return true;
  }, false);
  if (kept) remembered.delete(key);
  else remembered.set(key, value);
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
