import type { Enum, Message, ProtoFile, ProtoSymbol } from '../../reference/model';
import { commentText } from '../../reference/parseComment';
import { makeRecord, type RecordedPage, type SearchRecord } from './record';

export interface ReferenceRecordsOptions extends Omit<RecordedPage, 'area'> {
  file: ProtoFile;
}

/** Group of the reference in the sidebar. */
const group = 'API reference';

/** Symbols that have a full name, with what readers call them. Fields, values and the like are parts of one. */
const words = {
  service: ['service'],
  rpc: ['rpc', 'method', 'endpoint'],
  message: ['message'],
  enum: ['enum'],
};

/** Levels of names below the group. Deeper symbols share the last one. */
const depth = 6;

/** Makes the records of a file of the API reference: its page, and its symbols. */
export function referenceRecords({ file, ...options }: ReferenceRecordsOptions): SearchRecord[] {
  const page = { ...options, area: 'api' as const };
  const title = file.path.split('/').at(-1)!;
  const namesOf = (names: string[]) =>
    [group, ...names].map((name, level): [number, string] => [level, name]);
  const records = [
    makeRecord(page, {
      anchor: null,
      kind: 'page',
      names: namesOf([title]),
      text: commentText(file),
      position: 0,
      aliases: [file.path],
    }),
  ];
  const add = (names: string[], symbol: ProtoSymbol, type?: keyof typeof words) => {
    const record = makeRecord(page, {
      anchor: symbol.anchor,
      kind: type ? 'symbol' : 'part',
      names: namesOf(names),
      text: commentText(symbol),
      position: records.length,
      aliases: type && [symbol.fullName],
      keywords: type && words[type],
    });
    records.push(record);
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

  for (const service of file.services) {
    add([title, service.name], service, 'service');
    for (const rpc of service.rpcs) add([title, service.name, rpc.name], rpc, 'rpc');
  }
  for (const message of file.messages) addMessage([title], message);
  for (const item of file.enums) addEnum([title], item);
  addParts([title], file.extensions);
  return records;
}
