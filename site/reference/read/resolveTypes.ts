import protobuf from 'protobufjs';

import { didYouMean } from '../../nearest';
import type { TypeReference } from '../model';
import { visibleFrom } from './imports';
import { knownPaths } from './readKnown';
import { type Declaration, labelOf, lookUp, type ParsedFile, type Tree } from './tree';

/** Replaces the names of types in fields and methods with references, and reports those that protoc does not find. */
export function resolveTypes({ model, declarations }: ParsedFile, tree: Tree): void {
  const visible = visibleFrom(model, tree);
  // A file that cannot be parsed could declare any name.
  if (![...visible].every((path) => tree.files.has(path))) return;
  for (const declaration of declarations) {
    const { kind, symbol } = declaration;
    const resolve = (type: TypeReference, isMessage: boolean) =>
      resolveType(type, isMessage, declaration, visible, tree);
    if (kind === 'method') {
      symbol.request = resolve(symbol.request, true);
      symbol.response = resolve(symbol.response, true);
    } else if (kind === 'field') {
      if (!(symbol.type.name in protobuf.types.basic)) symbol.type = resolve(symbol.type, false);
      symbol.extendee &&= resolve(symbol.extendee, true);
    }
  }
}

function resolveType(
  type: TypeReference,
  isMessage: boolean,
  { symbol, scope, path }: Declaration,
  visible: Set<string>,
  tree: Tree,
): TypeReference {
  const { model } = tree.files.get(path)!;
  const quoted = JSON.stringify(type.name);
  const report = (message: string, fix: string) => tree.report(path, symbol.line, `${message}.`, fix);
  const found = lookUp(type.name, scope, tree, ['message', 'enum']);
  if (found === undefined) {
    const words = isMessage ? 'a message' : 'a message or an enum';
    report(`there is no type ${quoted}; expected ${words}`, typeFix(type.name, model.package, tree));
  } else if (isMessage && found.kind === 'enum') {
    report(`${quoted} is an enum; expected a message`, 'Use a message here.');
  } else if (!visible.has(found.path)) {
    const message = `${quoted} is declared in a file that this one does not import`;
    report(message, `Add \`import "${found.path}";\`.`);
  } else {
    return referenceTo(found, model.package, tree);
  }
  return type;
}

function referenceTo({ kind, symbol, path }: Declaration, inPackage: string, tree: Tree): TypeReference {
  const { fullName, anchor } = symbol;
  const isInPackage = tree.files.get(path)!.model.package === inPackage;
  return {
    kind: kind as 'message' | 'enum',
    name: fullName,
    label: isInPackage ? labelOf(fullName, inPackage) : fullName,
    file: path,
    anchor,
    address: tree.own.has(path) ? undefined : addressOfKnown(path, fullName),
  };
}

/** The page of another site that describes a type of a known file. */
export function addressOfKnown(path: string, fullName: string): string | undefined {
  if (path === 'buf/validate/validate.proto') return 'https://protovalidate.com/reference/rules/';
  if (!path.startsWith('google/protobuf/')) return undefined;
  const name = fullName.replace('google.protobuf.', '').replaceAll('.', '-').toLowerCase();
  return `https://protobuf.dev/reference/protobuf/google.protobuf/#${name}`;
}

/** How to correct a type that does not exist: the import of a known file, or another name. */
function typeFix(name: string, inPackage: string, { names }: Tree): string {
  const snake = name.replace(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  const path = `${snake.replace(/^\./, '').replaceAll('.', '/')}.proto`;
  if (knownPaths.has(path)) return `Add \`import "${path}";\`.`;
  const types = [...names.values()].filter(({ kind }) => kind === 'message' || kind === 'enum');
  const labels = types.map(({ symbol }) => labelOf(symbol.fullName, inPackage));
  const others = [...Object.keys(protobuf.types.basic), ...labels].filter((other) => other !== name);
  return didYouMean(name, others).trim() || 'Declare it, or import its file.';
}
