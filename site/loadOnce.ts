/**
 * Returns a function that loads the value of a key once, or again after a failure.
 *
 * @param loaded Stores the values. Delete one to load it again. @default a new map
 */
export function loadOnce<Value>(
  load: (key: string) => Promise<Value>,
  loaded = new Map<string, Promise<Value>>(),
): (key: string) => Promise<Value> {
  return (key) => {
    const value = loaded.get(key) ?? load(key);
    loaded.set(key, value);
    value.catch(() => loaded.delete(key));
    return value;
  };
}
