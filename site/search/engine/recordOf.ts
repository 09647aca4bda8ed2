import type { SearchHierarchy, SearchLevel, SearchRecord } from '../records/record';
import type { OpenIndex } from './openIndex';
import { slugOf } from './slugOf';

const levels: SearchLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Level of a record's name, 0 to 6; undefined for text without a name. */
export function levelOf(index: OpenIndex, record: number): number | undefined {
  const code = index.levels.charCodeAt(record);
  if (code >= 104) return code - 104;
  if (code >= 97) return code - 97;
  return code === 55 ? undefined : code - 48;
}

/** Whether a record is a row of a table or a symbol of an API. */
export function isSymbol(index: OpenIndex, record: number): boolean {
  return index.levels.charCodeAt(record) >= 97;
}

/** Whether a record is a part of a symbol, such as a field of a message. */
export function isPart(index: OpenIndex, record: number): boolean {
  return index.levels.charCodeAt(record) >= 104;
}

/** Name of a record's own heading or row, or of its page. */
export function nameOfRecord(index: OpenIndex, record: number): string {
  return index.names[record] ?? index.pages[index.pageOf[record]!]!.title;
}

/** A record as it was when the index was built, without its text and the words that lead to it. */
export function recordOf(
  index: OpenIndex,
  record: number,
): Omit<SearchRecord, 'content' | 'aliases' | 'keywords'> {
  const page = index.pages[index.pageOf[record]!]!;
  const level = levelOf(index, record);
  const name = index.names[record];
  const anchor = index.anchors[record] === '' ? slugOf(name ?? '') : index.anchors[record]!;
  const url = anchor === null ? page.url : `${page.url}#${anchor}`;
  return {
    objectID: url,
    url,
    url_without_anchor: page.url,
    anchor,
    type: level === undefined ? 'content' : levels[level]!,
    hierarchy: hierarchyOf(index, record),
    language: page.language,
    docs_tag: page.tag,
    area: page.area,
    kind: record === page.first ? 'page' : isSymbol(index, record) ? 'symbol' : 'section',
    weight: {
      page_rank: index.leadsOn[record] ? -2 : isPart(index, record) ? -1 : 0,
      level: level === undefined ? 0 : 100 - 10 * level,
      position: record - page.first,
    },
  };
}

function hierarchyOf(index: OpenIndex, record: number): SearchHierarchy {
  const page = index.pages[index.pageOf[record]!]!;
  const hierarchy: SearchHierarchy = {
    lvl0: page.group,
    lvl1: page.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (let at = record; at !== page.first; at = index.parentOf[at]!) {
    const level = levelOf(index, at);
    if (level !== undefined) hierarchy[levels[level]!] = index.names[at] ?? null;
  }
  return hierarchy;
}
