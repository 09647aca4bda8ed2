import { statSync, type Stats } from 'node:fs';

/** What was seen in this turn of the event loop. */
const seen = new Map<string, Stats | undefined>();

/**
 * What the disk says of a path. Undefined where it leads to nothing, or cannot lead anywhere.
 *
 * Requests that are answered in one turn of the event loop look once.
 */
export function statsOf(path: string): Stats | undefined {
  if (seen.has(path)) return seen.get(path);
  if (seen.size === 0) setImmediate(() => seen.clear());
  const stats = look(path);
  seen.set(path, stats);
  return stats;
}

function look(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
