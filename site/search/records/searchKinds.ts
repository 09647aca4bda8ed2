import type { SearchResultKind } from '#ui';

interface Kind extends SearchResultKind {
  /** Whether readers look it up by its name: a symbol, a part of one, or a table row. @default false */
  isSymbol?: boolean;
  /** The bonus for an exact name. */
  exactName: number;
  /** Factor for the score. @default 1 */
  weight?: number;
}

/** How kinds of results look and rank. A new one needs records, a higher `indexVersion`, and a look at who uses `SearchKind`. */
export const searchKinds = {
  page: { icon: 'page', branch: 'never', parent: 'path', exactName: 0.7 },
  /** A page of the changelog. */
  entry: { icon: 'page', branch: 'never', parent: 'title', exactName: 0.7 },
  section: { icon: 'page', branch: 'always', parent: 'title', exactName: 0.32 },
  /** A symbol that isn't a part of another one, or a table row with an anchor. */
  symbol: { icon: 'hash', branch: 'under-text', parent: 'title', isSymbol: true, exactName: 0.4 },
  /** A part of another symbol, such as a field. */
  part: { icon: 'hash', branch: 'under-text', parent: 'title', isSymbol: true, exactName: 0.4, weight: 0.65 },
} satisfies Record<string, Kind>;

export type SearchKind = keyof typeof searchKinds;

/** The row for a kind. */
export const kindOf = (kind: SearchKind): Kind => searchKinds[kind];
