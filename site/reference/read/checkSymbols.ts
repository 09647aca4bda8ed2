import type { Message, ProtoFile } from '../model';
import { checkField } from './checkField';
import { checkRules } from './checkRules';
import { isOpen } from './completeSymbols';
import type { DeclarationOf, ParsedFile, Say, Tree } from './tree';

/** Reports what protoc refuses in the symbols of a file. */
export function checkSymbols({ model, declarations }: ParsedFile, tree: Tree): void {
  const rules = tree.names.get('buf.validate.FieldRules');
  const oneofs = rules?.kind === 'message' ? rules.symbol.oneofs : [];
  const kindsOfRules = oneofs.find(({ name }) => name === 'type')?.fields ?? [];
  for (const declaration of declarations) {
    const { kind, symbol } = declaration;
    const say = (message: string, fix = 'Choose another one.') =>
      tree.report(model.path, symbol.line, message, fix);
    if (kind === 'message') checkJsonNames(symbol, model.syntax, tree);
    if (kind === 'enum') checkEnum(declaration, tree, say);
    if (kind === 'oneof' && symbol.fields.length === 0) {
      say(`the oneof "${symbol.name}" has no field.`, 'Add a field, or remove the oneof.');
    }
    if (kind !== 'field') continue;
    checkField(symbol, model.syntax, tree, say);
    checkRules(symbol, kindsOfRules, say);
  }
}

function checkJsonNames({ fullName, fields }: Message, syntax: ProtoFile['syntax'], tree: Tree): void {
  const owners = new Map<string, string>();
  for (const { name, jsonName, line } of fields) {
    const owner = owners.get(jsonName);
    owners.set(jsonName, name);
    if (owner === undefined || syntax === 'proto2') continue;
    tree.report(
      tree.names.get(fullName)!.path,
      line,
      `the fields "${owner}" and "${name}" have the same name in JSON, "${jsonName}".`,
      'Rename one of the two, or give it another name with `[json_name = "…"]`.',
    );
  }
}

function checkEnum(declaration: DeclarationOf<'enum'>, tree: Tree, say: Say): void {
  const { name, values } = declaration.symbol;
  const [first] = values;
  if (first === undefined) {
    say(`the enum "${name}" has no value.`, 'Add a value.');
  } else if (first.number !== 0 && isOpen(declaration, tree)) {
    const fix = 'Start with a value such as `…_UNSPECIFIED = 0;`.';
    say(`the first value of the enum "${name}" is ${first.number}; expected 0.`, fix);
  }
  const wide = values.find(({ number }) => number !== (number | 0));
  if (wide) say(`the value "${wide.name}" is ${wide.number}; expected 32 bits.`);
}
