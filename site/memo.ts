/** Returns what `make` returned last time under this name if the inputs are the same, compared by `===`; otherwise calls it. */
export type Memo = <Value>(name: string, inputs: readonly unknown[], make: () => Value) => Value;

/**
 * Keeps results by name, for as long as the process lives. A development server reads all content after each save, and most
 * of it is the same.
 */
export function createMemo(): Memo {
  const known = new Map<string, { inputs: readonly unknown[]; value: unknown }>();
  return <Value>(name: string, inputs: readonly unknown[], make: () => Value): Value => {
    const before = known.get(name);
    if (before && inputs.every((input, index) => input === before.inputs[index]))
      return before.value as Value;
    const value = make();
    known.set(name, { inputs, value });
    return value;
  };
}

/** Keeps nothing: a build makes everything once. */
export const noMemo: Memo = (_name, _inputs, make) => make();
