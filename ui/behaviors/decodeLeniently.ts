/** A part of an address, decoded. One that can't be decoded stays as it is. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
