/** Loads the value of a key once; again after a failure, or after it was forgotten. */
export function loadOnce<Value>(load: (key: string) => Promise<Value>) {
  const loaded = new Map<string, Promise<Value>>();
  return {
    get: (key: string): Promise<Value> => {
      const value = loaded.get(key) ?? load(key);
      loaded.set(key, value);
      value.catch(() => loaded.delete(key));
      return value;
    },
    forget: (key: string): void => void loaded.delete(key),
  };
}
