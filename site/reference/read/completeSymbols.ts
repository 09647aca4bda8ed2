import { replacementIn } from '../deprecation';
import type { Message, ProtoFile, ProtoSymbol, Replacement } from '../model';
import { isNeeded } from '../request/checkRequest';
import { checkedRules, constraintOf, rulesOf } from '../rules/rulesOf';
import { symbolsOf } from '../symbols';
import { lookUp, type Names, scopeOf } from './names';

/** Fills in data that depends on other symbols: replacements, rules, and whether requests need a field. */
export function completeSymbols(file: ProtoFile, names: Names): void {
  for (const symbol of symbolsOf(file)) {
    if (symbol.deprecated) symbol.replacement = replacementOf(symbol, names);
    if ('oneofs' in symbol) completeFields(symbol, names);
  }
}

function replacementOf(symbol: ProtoSymbol, names: Names): Replacement | undefined {
  const name = replacementIn(symbol);
  const found = name === undefined ? undefined : lookUp(name, scopeOf(symbol.fullName), names);
  if (name === undefined) return undefined;
  if (!found || !names.own.has(found.file.path)) return { name };
  return { name, file: found.file.path, anchor: found.symbol.anchor };
}

function completeFields(message: Message, { symbols, extensions }: Names): void {
  for (const field of message.fields) {
    const type = symbols.get(field.type.name)?.symbol;
    const values = type && 'values' in type ? type.values : [];
    field.rules = rulesOf(constraintOf(field.options, 'field'), {
      names: new Map(values.map(({ number, name }) => [number, name])),
      predefinedOf: (name) => constraintOf(extensions.get(name)?.options, 'predefined'),
    });
    field.needed = isNeeded({ ...field, rules: checkedRules(field, message) });
  }
}
