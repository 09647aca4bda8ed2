/** What a message can have at most. */
export const most = { bytes: 500_000, depth: 100, parts: 20 };

/** A message of the protocol, or the error that answers it. */
type Read = { json: unknown } | { error: { code: number; message: string } };

/** Reads a message. @param text Undefined for one that is too large to be read. */
export function readMessage(text: string | undefined): Read {
  if (text === undefined || text.length > most.bytes) {
    return refuse(`A message can have ${most.bytes} bytes.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('The message is not JSON.', -32700);
  }
  // What decoders write for bytes that are not UTF-8.
  if (text.includes('\uFFFD')) return refuse('The message is not UTF-8.', -32700);
  if (Array.isArray(json) && json.length > most.parts) {
    return refuse(`A batch can have ${most.parts} messages.`);
  }
  return isFlat(json) ? { json } : refuse(`JSON can be nested ${most.depth} levels deep.`);
}

const refuse = (message: string, code = -32600): Read => ({ error: { code, message } });

function isFlat(json: unknown): boolean {
  let level = [json];
  for (let depth = 0; depth < most.depth && level.length > 0; depth++) {
    level = level.flatMap((value) => (Object(value) === value ? Object.values(value as object) : []));
  }
  return level.length === 0;
}
