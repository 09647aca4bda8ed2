import type { Enum, Message, ProtoFile, ProtoSymbol } from '../../reference/model';
import { commentText } from '../../reference/parseComment';
import { emptyHierarchy, searchLevels, type SearchHierarchy, type SearchRecord } from './record';

export interface ReferenceRecordsOptions {
  file: ProtoFile;
  /** Address of the page of the file, with the base. */
  url: string;
  language: string;
  /** Versions of the documentation that the file belongs to. */
  docsTag: SearchRecord['docs_tag'];
}

/** Group of the reference in the sidebar. */
const group = 'API reference';

/** Kinds of symbols. Fields, values and the like are parts of another symbol. */
type Role = 'service' | 'rpc' | 'message' | 'enum' | 'part';

/** What readers call them. */
const kindWords: Record<Role, string[]> = {
  service: ['service'],
  rpc: ['rpc', 'method', 'endpoint'],
  message: ['message'],
  enum: ['enum'],
  part: [],
};

/** Levels of names below the group. Deeper symbols share the last one. */
const depth = 6;

/** Makes the records of a file of the API reference: its page, and its symbols. */
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
      type: searchLevels[names.length]!,
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
  const hierarchy: SearchHierarchy = { ...emptyHierarchy, lvl0: group };
  for (const [index, name] of names.entries()) hierarchy[searchLevels[index + 1]!] = name;
  return hierarchy;
}
