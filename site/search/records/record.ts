import { searchKinds, type SearchKind } from './searchKinds';

/** Parts of the site, with labels. A new one is a row here and in `weights.area`, and pages in `siteRecords`. */
export const searchAreas = { docs: 'Docs', api: 'API', changelog: 'Changelog' };

export type SearchArea = keyof typeof searchAreas;

/** Levels of names, from the sidebar group (`lvl0`) and the page (`lvl1`) down to a heading or a row. */
export const searchLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type SearchLevel = (typeof searchLevels)[number];

/** The name at each level. */
export type SearchHierarchy = Record<SearchLevel, string | null>;

/** Names by level; null for levels without a name. */
export const hierarchyOf = (names: (string | null)[]) =>
  Object.fromEntries(searchLevels.map((level, index) => [level, names[index] ?? null])) as SearchHierarchy;

/** A page, heading or row that search can find, in the schema of DocSearch. */
export interface SearchRecord {
  /** Stable across builds. */
  objectID: string;
  /** Address on this site, with base and anchor: `/cli/sync#job-id`. */
  url: string;
  url_without_anchor: string;
  /** Null for the page itself. */
  anchor: string | null;
  /** The deepest level with a name. Crawlers write `content` for text without one. */
  type: SearchLevel | 'content';
  hierarchy: SearchHierarchy;
  /** Its text on one line, then its lines of code. Null without text. */
  content: string | null;
  /** Language of the page (BCP 47). */
  language: string;
  /** One or more versions of the documentation. */
  docs_tag: string | string[];
  area: SearchArea;
  kind: SearchKind;
  /** Other names of a page: its file name, its sidebar text, its heading. */
  aliases: string[];
  /** Words and phrases that find a page without being in it. */
  keywords: string[];
  weight: {
    /** 0; -1 for a member of a symbol; `linkListRank` for a list of links. */
    page_rank: number;
    /** 100 for a group, 10 less for each further level. */
    level: number;
    /** Position on the page, from 0. */
    position: number;
  };
}

/** The fields common to all records of a page. The address is that of the page. */
export type RecordedPage = Pick<SearchRecord, 'url' | 'language' | 'docs_tag' | 'area'>;

export interface RecordContent
  extends Pick<SearchRecord, 'anchor' | 'kind'>, Partial<Pick<SearchRecord, 'aliases' | 'keywords'>> {
  /** Its name and the names above it, by level. Levels in between can be missing. */
  names: (string | null)[];
  text: string;
  position: number;
  /** Whether its text is a list of links. @default false */
  isLinkList?: boolean;
}

/** The `page_rank` of lists of links. */
export const linkListRank = -2;

/** Creates the record of a page, or of a heading or row on it. */
export function makeRecord(page: RecordedPage, content: RecordContent): SearchRecord {
  const { anchor, kind, names, text, position, aliases = [], keywords = [], isLinkList } = content;
  const url = anchor === null ? page.url : `${page.url}#${anchor}`;
  const level = names.length - 1;
  const { pageRank = 0 } = searchKinds[kind];
  return {
    objectID: url,
    url,
    url_without_anchor: page.url,
    anchor,
    type: searchLevels[level]!,
    hierarchy: hierarchyOf(names),
    content: text === '' ? null : text,
    language: page.language,
    docs_tag: page.docs_tag,
    area: page.area,
    kind,
    aliases,
    keywords,
    weight: { page_rank: isLinkList ? linkListRank : pageRank, level: 100 - 10 * level, position },
  };
}

/** Name of the row, heading or page. */
export function nameOf({ type, hierarchy }: Pick<SearchRecord, 'type' | 'hierarchy'>): string {
  const name = type === 'content' ? undefined : hierarchy[type];
  return name ?? Object.values(hierarchy).findLast((level) => level !== null) ?? '';
}
