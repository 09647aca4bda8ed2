/** The key that the reader has typed: for as long as the document lives, in no other place. */
let current = '';

export const readKey = (): string => current;

/** Keeps a key, as it is typed or as it is copied from a header. */
export function keepKey(key: string): void {
  current = key.trim().replace(/^bearer\s+/i, '');
}
