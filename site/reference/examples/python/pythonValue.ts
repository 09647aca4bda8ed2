import { asJson, nameInRuntime, type MessageAsJson } from '../asJson';
import type { Example } from '../example';
import { moduleOf, nameAndPackage, use, type Imports } from './pythonImports';
import { knownModule, pythonKnown } from './pythonKnown';
import { block, call, plain, scalar, step, text } from './pythonLiterals';

/** An example as an expression whose first line stands in a line that is moved in by `margin`. */
export function pythonValue(example: Example, margin: string, imports: Imports): string {
  const inner = margin + step;
  const readable = asJson(example);
  if (readable) return readJson(readable, margin, imports);
  switch (example.kind) {
    case 'message': {
      return call(
        className(example.type, imports),
        example.fields.map(({ field, value }) => [field.name, pythonValue(value, inner, imports)]),
        margin,
      );
    }
    case 'list':
      return block(
        '[',
        example.items.map((item) => pythonValue(item, inner, imports)),
        ']',
        margin,
      );
    case 'map':
      return block(
        '{',
        example.entries.map(
          ({ key, value }) => `${scalar(key.type, key.value)}: ${pythonValue(value, inner, imports)}`,
        ),
        '}',
        margin,
      );
    case 'enum':
      return text(example.value);
    case 'scalar':
      return scalar(example.type, example.value);
    case 'known':
      return pythonKnown(example, margin, imports);
  }
}

/** Name of the class of a message, which is then imported. */
function className(type: string, imports: Imports): string {
  const [name, scope] = nameAndPackage(type);
  const known = nameInRuntime(type);
  use(imports, known === undefined ? scope : `${scope}.${knownModule(known)}`, name.split('.')[0]!);
  return name;
}

/** A message that is read from JSON. What stands in it is known once its module is imported. */
function readJson({ type, json, packed, added }: MessageAsJson, margin: string, imports: Imports): string {
  use(imports, 'google.protobuf.json_format', 'ParseDict');
  const inner = margin + step;
  const missing = packed.filter((name) => nameInRuntime(name) === undefined);
  for (const name of packed) {
    const known = nameInRuntime(name);
    if (known !== undefined) use(imports, 'google.protobuf', knownModule(known));
  }
  for (const { added: file } of added) {
    const path = `${moduleOf(file!)}_pb2`.split('.');
    use(imports, path.slice(0, -1).join('.'), path.at(-1)!);
  }
  const comments = missing.map((name) => `# Import the module that is generated for ${name}.\n${inner}`);
  return block(
    'ParseDict(',
    [comments.join('') + plain(json, inner), `${className(type, imports)}()`],
    ')',
    margin,
  );
}
