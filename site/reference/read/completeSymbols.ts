import { replacementIn } from '../deprecation';
import type { Field, ProtoFile, ProtoSymbol, Replacement } from '../model';
import { isNeeded } from '../request/checkRequest';
import { constraintOf, messageRules, oneofRules, rulesOf } from '../rules/rulesOf';
import { groupsOf } from '../rules/values';
import { symbolsOf } from '../symbols';
import { lookUp, type Names, scopeOf } from './names';

/** Fills in what depends on other symbols: replacements, rules, and which fields requests need. */
export function completeSymbols(file: ProtoFile, names: Names): void {
  for (const symbol of symbolsOf(file)) {
    if (symbol.deprecated) symbol.replacement = replacementOf(symbol, names);
    if ('presence' in symbol) completeField(symbol, names);
    else if ('oneofs' in symbol) symbol.rules = messageRules(symbol.options);
    else if ('fields' in symbol) symbol.rules = oneofRules(symbol.options);
  }
}

function replacementOf(symbol: ProtoSymbol, names: Names): Replacement | undefined {
  const name = replacementIn(symbol);
  const found = name === undefined ? undefined : lookUp(name, scopeOf(symbol.fullName), names);
  if (name === undefined) return undefined;
  if (!found || !names.own.has(found.file.path)) return { name };
  return { name, file: found.file.path, anchor: found.symbol.anchor };
}

function completeField(field: Field, { symbols }: Names): void {
  const message = symbols.get(scopeOf(field.fullName))?.symbol;
  const type = symbols.get(field.type.name)?.symbol;
  const values = type && 'values' in type ? type.values : [];
  const rules = constraintOf(field.options, 'field');
  field.rules = rulesOf(rules, {
    names: new Map(values.map(({ number, name }) => [number, name])),
    predefinedOf: (name) => constraintOf(symbols.get(name)?.symbol.options, 'predefined'),
  });
  const groups = groupsOf(constraintOf(message?.options, 'message'));
  const isGrouped = groups.some(({ names }) => names.includes(field.name));
  field.needed = !isGrouped && isNeeded({ ...field, rules });
}
