import { statSync, type Stats } from 'node:fs';

/** What the disk says of a path. Undefined where it leads to nothing, or cannot lead anywhere. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
