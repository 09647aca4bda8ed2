import type { Enum, Message, ProtoFile, ProtoSymbol } from '../../reference/model';
import { commentText } from '../../reference/parseComment';
import type { SearchHierarchy, SearchRecord } from './record';

export interface ReferenceRecordsOptions {
  file: ProtoFile;
  /** Address of the page of the file, with the base. */
  url: string;
  language: string;
  /** Versions of the documentation that the file belongs to. */
  docsTag: SearchRecord['docs_tag'];
}

/** Group that the pages of the reference stand in. */
const group = 'API reference';

/** What a symbol is; fields, values and the like are parts of another one. */
type Role = 'service' | 'rpc' | 'message' | 'enum' | 'part';

/** What readers call symbols. Parts are known by what they lie in. */
const kindWords: Record<Role, string[]> = {
  service: ['service'],
  rpc: ['rpc', 'method', 'endpoint'],
  message: ['message'],
  enum: ['enum'],
  part: [],
};

/** Levels of names below the group. What lies deeper is named in the last of them. */
const depth = 6;

/** Makes the records of one file of the API reference: the page, and every symbol that has a place on it. */
export function referenceRecords({ file, url, language, docsTag }: ReferenceRecordsOptions): SearchRecord[] {
  const page = file.path.split('/').at(-1)!;
  const records: SearchRecord[] = [];
  const add = (names: string[], symbol?: ProtoSymbol, role: Role = 'part') => {
    const address = symbol === undefined ? url : `${url}#${symbol.anchor}`;
    const content = commentText(symbol ?? file);
    records.push({
      objectID: address,
      url: address,
      url_without_anchor: url,
      anchor: symbol?.anchor ?? null,
      type: `lvl${names.length}` as SearchRecord['type'],
      hierarchy: hierarchyOf(names),
      content: content === '' ? null : content,
      language,
      docs_tag: docsTag,
      area: 'api',
      kind: symbol === undefined ? 'page' : 'symbol',
      aliases: symbol === undefined ? [file.path] : role === 'part' ? [] : [symbol.fullName],
      keywords: symbol === undefined ? [] : kindWords[role],
      weight: {
        page_rank: symbol !== undefined && role === 'part' ? -1 : 0,
        level: 100 - 10 * names.length,
        position: records.length,
      },
    });
  };
  const addParts = (above: string[], symbols: ProtoSymbol[]) => {
    for (const symbol of symbols) add([...above, symbol.name], symbol);
  };
  const addEnum = (above: string[], item: Enum) => {
    const here = [...above.slice(0, depth - 2), item.name];
    add(here, item, 'enum');
    addParts(here, item.values);
  };
  const addMessage = (above: string[], message: Message) => {
    const here = [...above.slice(0, depth - 2), message.name];
    add(here, message, 'message');
    addParts(here, [...message.fields, ...message.oneofs, ...message.extensions]);
    for (const item of message.enums) addEnum(here, item);
    for (const nested of message.messages) addMessage(here, nested);
  };

  add([page]);
  for (const service of file.services) {
    add([page, service.name], service, 'service');
    for (const rpc of service.rpcs) add([page, service.name, rpc.name], rpc, 'rpc');
  }
  for (const message of file.messages) addMessage([page], message);
  for (const item of file.enums) addEnum([page], item);
  addParts([page], file.extensions);
  return records;
}

function hierarchyOf(names: string[]): SearchHierarchy {
  const at = (index: number) => names[index] ?? null;
  return { lvl0: group, lvl1: at(0), lvl2: at(1), lvl3: at(2), lvl4: at(3), lvl5: at(4), lvl6: at(5) };
}
