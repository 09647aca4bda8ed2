import type { Problem } from '../../problem';
import type { Enum, Field, Message, ProtoSymbol, Reference, Rpc, TypeReference } from '../model';
import { constraintOf } from '../rules/rulesOf';
import { stricterRules } from './stricterRules';

/** Where the files of the two states lie, in front of their paths. */
export interface Places {
  before: string;
  after: string;
}

/**
 * Finds what breaks who uses the interface of before: on the wire, in JSON, or by refusing what was taken. What is gone has
 * its place of before; all else its place of now.
 */
export function findBreaking(before: Reference, after: Reference, places: Places): Problem[] {
  const problems: Problem[] = [];
  const say = (place: string, { line }: ProtoSymbol, message: string, fix: string) =>
    problems.push({ file: place, line, message, fix });
  const now = symbolsIn(after, places.after);
  const then = symbolsIn(before, places.before);

  pairs('services', 'service');
  for (const { old, symbol, place } of pairs('rpcs', 'method')) {
    const changed = (what: string, from: string, to: string) =>
      say(
        place,
        symbol,
        `the ${what} of ${symbol.fullName} is ${to} instead of ${from}.`,
        'Add a new method for it.',
      );
    for (const what of ['request', 'response'] as const) {
      if (old[what].name !== symbol[what].name) changed(what, old[what].name, symbol[what].name);
    }
    if (old.streaming !== symbol.streaming) changed('stream', old.streaming, symbol.streaming);
  }
  for (const { old, symbol, place, oldPlace } of pairs('enums', 'enum')) {
    const values = new Map(symbol.values.map((value) => [value.name, value]));
    for (const value of old.values) {
      const found = values.get(value.name);
      if (!found)
        say(oldPlace, value, `the value ${value.name} of ${old.fullName} is gone.`, keepNumber(value.number));
      else if (found.number !== value.number)
        say(place, found, renumbered('value', found, value), keepNumber(value.number));
    }
  }
  for (const { old, symbol, place, oldPlace } of pairs('messages', 'message')) {
    compareRules(old, symbol, 'message');
    for (const oneof of symbol.oneofs) {
      const match = old.oneofs.find(({ name }) => name === oneof.name);
      if (match) compareRules(match, oneof, 'oneof');
    }
    for (const field of old.fields) {
      const same = symbol.fields.find(({ name }) => name === field.name);
      const renamed = symbol.fields.find(({ number }) => number === field.number);
      if (same) compareFields(field, same);
      else if (renamed) {
        say(
          place,
          renamed,
          `the field ${field.fullName} is called ${renamed.name}, so its name in JSON and in the SDKs is another one.`,
          `Call it ${field.name}, or add a new field.`,
        );
        compareFields({ ...field, jsonName: renamed.jsonName }, renamed);
      } else say(oldPlace, field, `the field ${field.fullName} is gone.`, keepNumber(field.number));
    }

    function compareFields(from: Field, to: Field): void {
      const name = to.fullName;
      if (from.number !== to.number) say(place, to, renumbered('field', to, from), keepNumber(from.number));
      const types = [from, to].map(typeOf);
      if (types[0] !== types[1])
        say(
          place,
          to,
          `the field ${name} has the type ${types[1]} instead of ${types[0]}.`,
          'Add a new field of that type.',
        );
      else if (from.label !== to.label)
        say(place, to, `the field ${name} is ${to.label} instead of ${from.label}.`, 'Add a new field.');
      if (from.oneof !== to.oneof)
        say(
          place,
          to,
          `the field ${name} is ${inOneof(to)} instead of ${inOneof(from)}.`,
          'Add a new field there.',
        );
      if (from.jsonName !== to.jsonName)
        say(
          place,
          to,
          `the field ${name} is "${to.jsonName}" in JSON instead of "${from.jsonName}".`,
          'Keep its name in JSON with json_name.',
        );
      compareRules(from, to, 'field');
    }

    function compareRules(from: ProtoSymbol, to: ProtoSymbol, kind: 'field' | 'oneof' | 'message'): void {
      const [was, is] = [from, to].map(({ options }) => constraintOf(options, kind));
      for (const rule of stricterRules(was!, is!)) {
        say(
          place,
          to,
          `the ${kind} ${to.fullName} refuses what it took: ${rule}.`,
          'Keep the rule as it was, or take new values in a new field.',
        );
      }
    }
  }
  return problems;

  /** What stands in both states; what is gone is told, unless what it stood in is gone too. */
  function pairs<Kind extends keyof Symbols>(kind: Kind, word: string) {
    const found = [];
    const known = then[kind] as Found<SymbolOf<Kind>>[];
    for (const { symbol: old, place: oldPlace } of known) {
      const owner = old.fullName.replace(/\.[^.]+$/, '');
      const match = (now[kind] as Found<SymbolOf<Kind>>[]).find(
        ({ symbol }) => symbol.fullName === old.fullName,
      );
      if (match) found.push({ old, oldPlace, ...match });
      else if (!isGone(owner)) {
        say(
          oldPlace,
          old,
          `the ${word} ${old.fullName} is gone.`,
          'Mark it as deprecated, and keep it until its users have moved.',
        );
      }
    }
    return found;
  }

  function isGone(name: string): boolean {
    return (['services', 'messages'] as const).some((kind) => {
      const has = (symbols: Found<ProtoSymbol>[]) => symbols.some(({ symbol }) => symbol.fullName === name);
      return has(then[kind]) && !has(now[kind]);
    });
  }
}

type SymbolOf<Kind extends keyof Symbols> = Symbols[Kind][number]['symbol'];

interface Symbols {
  services: Found<ProtoSymbol>[];
  rpcs: Found<Rpc>[];
  messages: Found<Message>[];
  enums: Found<Enum>[];
}

interface Found<Symbol> {
  symbol: Symbol;
  /** Path of its file. */
  place: string;
}

/** All symbols, wherever they are nested. */
function symbolsIn({ files }: Reference, folder: string): Symbols {
  const symbols: Symbols = { services: [], rpcs: [], messages: [], enums: [] };
  for (const file of files) {
    const place = `${folder}${file.path}`;
    const addAll = (owner: { messages: Message[]; enums: Enum[] }) => {
      for (const symbol of owner.enums) symbols.enums.push({ symbol, place });
      for (const symbol of owner.messages) {
        symbols.messages.push({ symbol, place });
        addAll(symbol);
      }
    };
    addAll(file);
    for (const symbol of file.services) {
      symbols.services.push({ symbol, place });
      for (const rpc of symbol.rpcs) symbols.rpcs.push({ symbol: rpc, place });
    }
  }
  return symbols;
}

function typeOf({ key, type }: Field): string {
  const name = ({ name }: TypeReference) => name;
  return key ? `map<${name(key)}, ${name(type)}>` : name(type);
}

const inOneof = ({ oneof }: Field) => (oneof === undefined ? 'in no oneof' : `in the oneof ${oneof}`);

const renumbered = (kind: string, to: { fullName: string; number: number }, from: { number: number }) =>
  `the ${kind} ${to.fullName} has the number ${to.number} instead of ${from.number}.`;

const keepNumber = (number: number) =>
  `Mark it as deprecated and keep the number ${number} for it; at the least, reserve both.`;
