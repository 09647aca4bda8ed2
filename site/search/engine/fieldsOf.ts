import { hierarchyOf, searchLevels } from '../records/record';
import type { OpenIndex } from './openIndex';
import type { FoundRecord } from './protocol';

/** Name of a record's heading or row, or of its page. */
export function nameAt(index: OpenIndex, record: number): string {
  return index.names[record] ?? index.pages[index.pageNumbers[record]!]!.title;
}

/** The fields of a record that results use. */
export function fieldsOf(index: OpenIndex, record: number): FoundRecord {
  const page = index.pages[index.pageNumbers[record]!]!;
  const name = index.names[record];
  const anchor = index.anchors[record] === '' ? slugOf(name ?? '') : index.anchors[record]!;
  const url = anchor === null ? page.url : `${page.url}#${anchor}`;
  return {
    objectID: url,
    url,
    url_without_anchor: page.url,
    anchor,
    type: searchLevels[index.levels[record]!]!,
    hierarchy: hierarchyOf(namesOf(index, record)),
    area: page.area,
    kind: index.kinds[record]!,
  };
}

/** The name of a record and the names above it, by level. */
function namesOf(index: OpenIndex, record: number): (string | null)[] {
  const page = index.pages[index.pageNumbers[record]!]!;
  const names = [page.group, page.title];
  for (let ancestor = record; ancestor !== page.first; ancestor = index.parentNumbers[ancestor]!) {
    names[index.levels[ancestor]!] = index.names[ancestor]!;
  }
  return names;
}

/** The usual anchor for a name. If a record has this anchor, the index doesn't repeat it. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^-+/, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}
