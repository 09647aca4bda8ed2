/** Part of the site that a record comes from. */
export type SearchArea = 'docs' | 'api' | 'changelog';

/** Names from the group of the sidebar (`lvl0`) over the page (`lvl1`) down to a heading or a row. */
export interface SearchHierarchy {
  lvl0: string | null;
  lvl1: string | null;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

export type SearchLevel = keyof SearchHierarchy;

/** Deepest level of the hierarchy that a record has a name at, or `content` for text without a name of its own. */
export type SearchRecordType = SearchLevel | 'content';

/** A page, a section under a heading, or something that is looked up by its name: a row of a table, a symbol of an API. */
export type SearchRecordKind = 'page' | 'section' | 'symbol';

/** One place of the site that search can lead to, in the schema of DocSearch. */
export interface SearchRecord {
  /** The same for the same place from build to build. */
  objectID: string;
  /** Address on this site, with base and anchor: `/cli/sync#job-id`. */
  url: string;
  url_without_anchor: string;
  /** Null for the page itself. */
  anchor: string | null;
  type: SearchRecordType;
  hierarchy: SearchHierarchy;
  /** Text of the place, code included, on one line. Null when there is none. */
  content: string | null;
  /** Language of the page (BCP 47). */
  language: string;
  /** Version of the documentation; a list for a place that belongs to several. */
  docs_tag: string | string[];
  area: SearchArea;
  kind: SearchRecordKind;
  /** Other names of a page: of its file, in the sidebar, of its heading. */
  aliases: string[];
  /** Words and phrases that lead to a page without standing in it. */
  keywords: string[];
  weight: {
    /** 0; -1 for a part of a symbol, such as a field; -2 for a place that only leads on to others, such as a list of links. */
    page_rank: number;
    /** 100 for a group, 10 less for each level below. */
    level: number;
    /** Place in the page, from 0. */
    position: number;
  };
}

/** Name of the place itself: of the row, the heading or the page. */
export function nameOf({ type, hierarchy }: Pick<SearchRecord, 'type' | 'hierarchy'>): string {
  const name = type === 'content' ? undefined : hierarchy[type];
  return name ?? Object.values(hierarchy).findLast((level) => level !== null) ?? '';
}
