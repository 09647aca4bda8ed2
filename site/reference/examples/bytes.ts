/** Decodes base64. */
export const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Bytes as a string literal of Go and Python: in double quotes, with `\x` escapes. */
export function quotedBytes(base64: string): string {
  const characters = [...decodeBase64(base64)].map((byte) => {
    const character = String.fromCharCode(byte);
    if (character === '"' || character === '\\') return `\\${character}`;
    return byte < 0x20 || byte > 0x7e ? `\\x${byte.toString(16).padStart(2, '0')}` : character;
  });
  return `"${characters.join('')}"`;
}
