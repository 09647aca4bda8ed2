/**
 * The character of a key in lower case, on any keyboard layout: the one that it writes, unless that is of another script than Latin.
 * Then it is the letter or slash at the same place of a US keyboard.
 */
export function latinKey({ key = '', code = '' }: Partial<KeyboardEvent>): string {
  // Signs and Latin letters come first in Unicode.
  if (key <= '\u024f') return key.toLowerCase();
  return code === 'Slash' ? '/' : code.slice('Key'.length).toLowerCase();
}
