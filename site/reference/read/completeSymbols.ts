import { replacementIn } from '../deprecation';
import type { Field, OptionValue, Replacement } from '../model';
import { isNeeded } from '../request/checkRequest';
import { constraintOf, fieldRules, messageRules, oneofRules } from '../rules/rulesOf';
import { asMessage, groupsOf } from '../rules/values';
import { type Declaration, type DeclarationOf, lookUp, type ParsedFile, type Tree } from './tree';

const idempotencies: Record<string, 'no-side-effects' | 'idempotent'> = {
  NO_SIDE_EFFECTS: 'no-side-effects',
  IDEMPOTENT: 'idempotent',
};

/** Fills in what the options of all files decide: replacements, rules, presence, what requests need and what they change. */
export function completeSymbols({ declarations }: ParsedFile, tree: Tree): void {
  for (const declaration of declarations) {
    const { kind, symbol } = declaration;
    if (symbol.deprecated) symbol.replacement = replacementOf(declaration, tree);
    if (kind === 'message') symbol.rules = messageRules(symbol.options);
    if (kind === 'oneof') symbol.rules = oneofRules(symbol.options);
    if (kind === 'field') completeField(declaration, tree);
    if (kind === 'method') {
      const level = symbol.options.find(({ name }) => name === 'idempotency_level')?.value;
      symbol.idempotency = idempotencies[String(level)] ?? 'unknown';
    }
  }
}

function replacementOf({ symbol, scope }: Declaration, tree: Tree): Replacement | undefined {
  const name = replacementIn(symbol);
  const found = name === undefined ? undefined : lookUp(name, scope, tree);
  const place = found && tree.own.has(found.path) && { file: found.path, anchor: found.symbol.anchor };
  return name === undefined ? undefined : { name, ...place };
}

function completeField(declaration: DeclarationOf<'field'>, tree: Tree): void {
  const { symbol, scope } = declaration;
  const { options, type } = symbol;
  const message = tree.names.get(scope);
  const enumeration = tree.names.get(type.name);
  const values = enumeration?.kind === 'enum' ? enumeration.symbol.values : [];
  symbol.presence = presenceOf(declaration, tree);
  symbol.rules = fieldRules(options, {
    names: new Map(values.map(({ number, name }) => [number, name])),
    predefinedOf: (name) => {
      const own = tree.names.get(name)?.symbol.options ?? [];
      return asMessage(own.find((option) => option.name === '(buf.validate.predefined)')?.value);
    },
  });
  const groups = groupsOf(constraintOf(message?.symbol.options ?? [], 'message'));
  const isGrouped = groups.some(({ names }) => names.includes(symbol.name));
  symbol.needed = !isGrouped && isNeeded({ ...symbol, rules: constraintOf(options, 'field') });
}

function presenceOf(declaration: DeclarationOf<'field'>, tree: Tree): Field['presence'] {
  const { label, type, oneof, extendee } = declaration.symbol;
  if (label === 'repeated' || label === 'map') return 'none';
  const { syntax } = tree.files.get(declaration.path)!.model;
  const written = featureOf('field_presence', declaration, tree);
  if (label === 'required' || written === 'LEGACY_REQUIRED') return 'required';
  const isImplicit = syntax === 'proto3' ? label !== 'optional' : written === 'IMPLICIT';
  const isExplicit = !isImplicit || type.kind === 'message' || (oneof ?? extendee) !== undefined;
  return isExplicit ? 'explicit' : 'implicit';
}

/** Whether an enum can hold numbers that it does not declare. */
export function isOpen(declaration: DeclarationOf<'enum'>, tree: Tree): boolean {
  const written = featureOf('enum_type', declaration, tree);
  const { syntax } = tree.files.get(declaration.path)!.model;
  return written === undefined ? syntax !== 'proto2' : written === 'OPEN';
}

/** A feature of an edition, from the innermost scope that sets it. */
export function featureOf(
  name: string,
  { symbol, scope, path }: Declaration,
  tree: Tree,
): OptionValue | undefined {
  const around = tree.names.get(scope);
  const features = symbol.options.find((option) => option.name === 'features')?.value;
  const own = asMessage(features)[name];
  if (own !== undefined) return own;
  if (around) return featureOf(name, around, tree);
  const ofFile = tree.files.get(path)!.model.options.find((option) => option.name === 'features')?.value;
  return asMessage(ofFile)[name];
}
