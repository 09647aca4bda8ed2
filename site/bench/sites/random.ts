/** A source of choices that gives the same ones for the same seed. */
export interface Random {
  /** A whole number from 0 up to, and without, a limit. */
  below: (limit: number) => number;
  /** A whole number from the first to the last, both included. */
  between: (first: number, last: number) => number;
  /** One of a list, each as likely as the others. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** One of a list, the earlier the likelier: the place of a word and how often it is used are related like this in any text. */
  pickEarly: <Item>(items: readonly Item[]) => Item;
}

/**
 * Makes a source of choices (mulberry32).
 *
 * @param seed Whole numbers that together name the source.
 */
export function createRandom(...seed: number[]): Random {
  let state = seed.reduce((hash, part) => Math.imul(hash ^ part, 0x9e3779b1) ^ (hash >>> 15), 0x2545f491);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  // The first numbers of neighbouring seeds are alike.
  next();
  next();
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    between: (first, last) => first + below(last - first + 1),
    pick: (items) => items[below(items.length)]!,
    pickEarly: (items) => items[Math.floor((items.length + 1) ** next()) - 1]!,
  };
}
