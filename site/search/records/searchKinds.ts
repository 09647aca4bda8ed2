import type { SearchResultKind } from '#ui';

export type SearchKind = 'page' | 'entry' | 'section' | 'symbol' | 'member';

interface Kind extends SearchResultKind {
  /** Whether readers look it up by its name: a symbol, a member of one, or a table row. @default false */
  isLookedUpByName?: boolean;
  /** The bonus for an exact name. */
  exactName: number;
  /** Also matches names in another form (`stem`), or only names with the same separators (`verbatim`). @default neither */
  spelling?: 'stem' | 'verbatim';
  /** Factor for the score. @default 1 */
  weight?: number;
  /** The `page_rank` of its records. @default 0 */
  pageRank?: number;
}

const symbol: Kind = {
  icon: 'hash',
  branch: 'under-text',
  parent: 'title',
  isLookedUpByName: true,
  exactName: 0.4,
};

/** How kinds of results look and rank. A new one needs records, and a higher `indexVersion`. */
export const searchKinds: Record<SearchKind, Kind> = {
  page: { icon: 'page', branch: 'never', parent: 'path', exactName: 0.7, spelling: 'stem' },
  /** A page of the changelog: an entry, a list, or an archive. */
  entry: { icon: 'page', branch: 'never', parent: 'title', exactName: 0.7 },
  section: { icon: 'page', branch: 'always', parent: 'title', exactName: 0.32 },
  /** A symbol that isn't a member of another one, or a table row with an anchor. */
  symbol,
  /** A member of another symbol: a field, a oneof, or an enum value. */
  member: { ...symbol, spelling: 'verbatim', weight: 0.65, pageRank: -1 },
};
