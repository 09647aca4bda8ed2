/** Part of the site that a record comes from. */
export type SearchArea = 'docs' | 'api' | 'changelog';

/** Levels of names, from the group of the sidebar (`lvl0`) and the page (`lvl1`) down to a heading or a row. */
export const searchLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type SearchLevel = (typeof searchLevels)[number];

/** The name at each level. */
export type SearchHierarchy = Record<SearchLevel, string | null>;

export const emptyHierarchy = Object.fromEntries(
  searchLevels.map((level) => [level, null]),
) as SearchHierarchy;

/** A page, a section under a heading, or something that is looked up by name: a row of a table, a symbol of an API. */
export type SearchRecordKind = 'page' | 'section' | 'symbol';

/** A place that search leads to, in the schema of DocSearch. */
export interface SearchRecord {
  /** Stable across builds. */
  objectID: string;
  /** Address on this site, with base and anchor: `/cli/sync#job-id`. */
  url: string;
  url_without_anchor: string;
  /** Null for the page itself. */
  anchor: string | null;
  /** The deepest level that has a name. Crawlers write `content` for text without one. */
  type: SearchLevel | 'content';
  hierarchy: SearchHierarchy;
  /** Its text, code included, on one line. Null when there is none. */
  content: string | null;
  /** Language of the page (BCP 47). */
  language: string;
  /** Version of the documentation, or several. */
  docs_tag: string | string[];
  area: SearchArea;
  kind: SearchRecordKind;
  /** Other names of a page: of its file, in the sidebar, of its heading. */
  aliases: string[];
  /** Words and phrases that lead to a page without being in it. */
  keywords: string[];
  weight: {
    /** 0; -1 for a part of a symbol, such as a field; -2 for a list of links. */
    page_rank: number;
    /** 100 for a group, 10 less for each level below. */
    level: number;
    /** Position on the page, from 0. */
    position: number;
  };
}

/** Name of the row, heading or page. */
export function nameOf({ type, hierarchy }: Pick<SearchRecord, 'type' | 'hierarchy'>): string {
  const name = type === 'content' ? undefined : hierarchy[type];
  return name ?? Object.values(hierarchy).findLast((level) => level !== null) ?? '';
}
