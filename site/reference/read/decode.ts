/** Reads a definition file as text; a byte order mark is dropped. Throws an Error that says why it can't be read. */
export function decode(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new Error('the file is binary: it contains a zero byte');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('the file is not encoded in UTF-8');
  }
  if (text.trim() === '') throw new Error('the file is empty');
  if (text.includes('\r') && !text.includes('\n'))
    throw new Error('the lines end in a carriage return alone');
  return text;
}
