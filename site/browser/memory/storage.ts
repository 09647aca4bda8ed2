/**
 * The only place that touches the browser's storage. Where it is blocked, full or broken there is one
 * warning, and values live as long as the page.
 */
const remembered = new Map<string, string>();
let warned = false;

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch (error) {
    if (!warned)
      console.warn('Browser storage is unavailable; choices last only as long as this page.', error);
    warned = true;
    return otherwise;
  }
}

/** How long a value is kept: until the visitor clears it, or as long as the tab is open. */
type Area = 'localStorage' | 'sessionStorage';

/** Value of a key, or null. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  return remembered.get(key) ?? attempt(() => window[area].getItem(key), null);
}

/** Keeps a value. Never throws. */
export function store(key: string, value: string, area: Area = 'localStorage'): void {
  const kept = attempt(() => {
    window[area].setItem(key, value);
    return true;
  }, false);
  if (kept) remembered.delete(key);
  else remembered.set(key, value);
}

/**
 * Calls back when another tab changes a key.
 *
 * @returns A function that ends it.
 */
export function onStoredElsewhere(keys: string[], callback: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key === null || keys.includes(key)) callback();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
