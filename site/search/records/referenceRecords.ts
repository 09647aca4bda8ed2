import type { Enum, Message, ProtoFile, ProtoSymbol } from '../../reference/model';
import type { SearchHierarchy, SearchRecord } from './record';

export interface ReferenceRecordsOptions {
  file: ProtoFile;
  /** Address of the page of the file, with the base. */
  url: string;
  language: string;
  /** Version of the documentation. */
  docsTag: string;
}

/** Group that the pages of the reference stand in. */
const group = 'API reference';

/** Makes the records of one file of the API reference: the page, and every service, call, message, field, enum and value. */
export function referenceRecords({ file, url, language, docsTag }: ReferenceRecordsOptions): SearchRecord[] {
  const name = file.path.split('/').at(-1)!;
  const records: SearchRecord[] = [];
  const add = (names: string[], symbol?: ProtoSymbol) => {
    const rank = names.length;
    const text = symbol === undefined ? file.comments.leading : symbol.comments.leading;
    const address = symbol === undefined ? url : `${url}#${symbol.anchor}`;
    records.push({
      objectID: address,
      url: address,
      url_without_anchor: url,
      anchor: symbol?.anchor ?? null,
      type: `lvl${rank}` as SearchRecord['type'],
      hierarchy: hierarchyOf(names),
      content: text?.replaceAll(/\s+/g, ' ') ?? null,
      language,
      docs_tag: docsTag,
      area: 'api',
      kind: symbol === undefined ? 'page' : 'symbol',
      aliases: symbol === undefined ? [file.path] : [],
      keywords: [],
      weight: { page_rank: 0, level: 100 - 10 * rank, position: records.length },
    });
  };
  const addEnum = (above: string[], item: Enum) => {
    add([...above, item.name], item);
    for (const value of item.values) add([...above, item.name, value.name].slice(0, 6), value);
  };
  const addMessage = (above: string[], message: Message) => {
    // Six levels are all there are; what lies deeper is named in the last of them.
    const here = [...above, message.name].slice(-4);
    add(here, message);
    for (const field of message.fields) add([...here, field.name], field);
    for (const item of message.enums) addEnum(here, item);
    for (const nested of message.messages) addMessage(here, nested);
  };
  add([name]);
  for (const service of file.services) {
    add([name, service.name], service);
    for (const rpc of service.rpcs) add([name, service.name, rpc.name], rpc);
  }
  for (const message of file.messages) addMessage([name], message);
  for (const item of file.enums) addEnum([name], item);
  return records;
}

function hierarchyOf(names: string[]): SearchHierarchy {
  const at = (index: number) => names[index] ?? null;
  return { lvl0: group, lvl1: at(0), lvl2: at(1), lvl3: at(2), lvl4: at(3), lvl5: at(4), lvl6: at(5) };
}
