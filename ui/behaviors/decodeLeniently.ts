/** Decodes a part of an address. Returns it unchanged if it isn't valid. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
