import { readFileSync } from 'node:fs';

/**
 * Returns the last result of `make` under this name if the inputs (compared with `===`) and the files that it read are
 * the same; otherwise calls `make`.
 */
export type Memo = <Value>(
  name: string,
  inputs: readonly unknown[],
  make: (onRead?: (path: string) => void) => Value,
) => Value;

/**
 * Keeps results by name for the lifetime of the process. A development server reads all content after each save, and most
 * of it hasn't changed.
 */
export function createMemo(): Memo {
  const cache = new Map<string, { inputs: readonly unknown[]; files: Map<string, string>; value: unknown }>();
  return (name, inputs, make) => {
    const cached = cache.get(name);
    const isSame =
      cached?.inputs.every((input, index) => input === inputs[index]) &&
      [...cached.files].every(([path, text]) => textOf(path) === text);
    if (isSame) return cached!.value as ReturnType<typeof make>;
    const files = new Map<string, string>();
    const value = make((path) => void files.set(path, textOf(path)));
    cache.set(name, { inputs, files, value });
    return value;
  };
}

/** Keeps nothing: a build computes everything once. */
export const noMemo: Memo = (_name, _inputs, make) => make();

/** The text of a file; empty if it doesn't exist. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
