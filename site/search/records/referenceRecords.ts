import type { ProtoFile } from '../../reference/model';
import { commentText } from '../../reference/parseComment';
import { withoutPackage } from '../../reference/read/symbolTable';
import { type AnySymbol, symbolsOf } from '../../reference/symbols';
import { makeRecord, type RecordedPage, type SearchRecord } from './record';

/** Group of the reference in the sidebar. */
const group = 'API reference';

/** Keywords of symbols by kind. Fields, oneofs, and enum values are members of another symbol, and have none. */
const kindKeywords: Partial<Record<AnySymbol['kind'], string[]>> = {
  service: ['service'],
  method: ['rpc', 'method', 'endpoint'],
  message: ['message'],
  enum: ['enum'],
};

/** A symbol's names below the page: up to three outer names, and the last two. Names in between are left out. */
const shorten = (path: string[]) => [...path.slice(0, -2).slice(0, 3), ...path.slice(-2)];

/** Creates the records of a file of the API reference: its page and its symbols. */
export function referenceRecords(file: ProtoFile, page: RecordedPage): SearchRecord[] {
  const title = file.path.split('/').at(-1)!;
  const pageRecord = makeRecord(page, {
    anchor: null,
    kind: 'page',
    names: [group, title],
    text: commentText(file),
    position: 0,
    aliases: [file.path],
  });
  const records = symbolsOf(file).map(({ kind, symbol }, index) => {
    const keywords = kindKeywords[kind];
    const isMember = keywords === undefined;
    return makeRecord(page, {
      anchor: symbol.anchor,
      kind: isMember ? 'member' : 'symbol',
      names: [group, title, ...shorten(withoutPackage(symbol.fullName, file.package).split('.'))],
      text: commentText(symbol),
      position: index + 1,
      aliases: isMember ? undefined : [symbol.fullName],
      keywords,
    });
  });
  return [pageRecord, ...records];
}
