import { replacementIn } from '../deprecation';
import type { Message, ProtoFile, ProtoSymbol, Replacement } from '../model';
import { isNeeded } from '../request/checkRequest';
import { checkedRuleOptions, ruleOptionsOf, rulesOf } from '../rules/rulesOf';
import { symbolsOf } from '../symbols';
import { lookUp, type SymbolTable, scopeOf } from './symbolTable';

/** Fills in data that depends on other symbols: replacements, rules, and whether requests need a field. */
export function completeSymbols(file: ProtoFile, table: SymbolTable): void {
  for (const { kind, symbol } of symbolsOf(file)) {
    if (symbol.deprecated) symbol.replacement = replacementOf(symbol, table);
    if (kind === 'message') completeFields(symbol, table);
  }
}

function replacementOf(symbol: ProtoSymbol, table: SymbolTable): Replacement | undefined {
  const name = replacementIn(symbol);
  if (name === undefined) return undefined;
  const declaration = lookUp(name, scopeOf(symbol.fullName), table);
  if (!declaration || !table.ownPaths.has(declaration.file.path)) return { name };
  return { name, protoPath: declaration.file.path, anchor: declaration.symbol.anchor };
}

function completeFields(message: Message, { symbols, extensions }: SymbolTable): void {
  for (const field of message.fields) {
    const type = symbols.get(field.type.name);
    const values = type?.kind === 'enum' ? type.symbol.values : [];
    field.rules = rulesOf(ruleOptionsOf(field.options, 'field'), {
      names: new Map(values.map(({ number, name }) => [number, name])),
      predefinedOf: (name) => ruleOptionsOf(extensions.get(name)?.options, 'predefined'),
    });
    field.needed = isNeeded({ ...field, ruleOptions: checkedRuleOptions(field, message) });
  }
}
