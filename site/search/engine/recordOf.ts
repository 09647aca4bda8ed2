import { emptyHierarchy, searchLevels, type SearchHierarchy, type SearchRecord } from '../records/record';
import type { OpenIndex } from './openIndex';
import { slugOf } from './slugOf';

/** Whether a record is a row of a table, or a symbol of an API or a part of one. */
export function isSymbol({ kinds }: OpenIndex, record: number): boolean {
  return kinds[record] === 'symbol' || kinds[record] === 'part';
}

/** Name of a record's own heading or row, or of its page. */
export function nameOfRecord(index: OpenIndex, record: number): string {
  return index.names[record] ?? index.pages[index.pageOf[record]!]!.title;
}

/** The fields of a record that results show. */
export function recordOf(
  index: OpenIndex,
  record: number,
): Pick<
  SearchRecord,
  'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'hierarchy' | 'area' | 'kind'
> {
  const page = index.pages[index.pageOf[record]!]!;
  const name = index.names[record];
  const anchor = index.anchors[record] === '' ? slugOf(name ?? '') : index.anchors[record]!;
  const url = anchor === null ? page.url : `${page.url}#${anchor}`;
  const kind = index.kinds[record]!;
  return {
    objectID: url,
    url,
    url_without_anchor: page.url,
    anchor,
    type: searchLevels[index.levels[record]!]!,
    hierarchy: hierarchyOf(index, record),
    area: page.area,
    kind: kind === 'part' ? 'symbol' : kind,
  };
}

function hierarchyOf(index: OpenIndex, record: number): SearchHierarchy {
  const page = index.pages[index.pageOf[record]!]!;
  const hierarchy: SearchHierarchy = { ...emptyHierarchy, lvl0: page.group, lvl1: page.title };
  for (let at = record; at !== page.first; at = index.parentOf[at]!) {
    hierarchy[searchLevels[index.levels[at]!]!] = index.names[at] ?? null;
  }
  return hierarchy;
}
