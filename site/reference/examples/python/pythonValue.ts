import type { Example } from '../example';
import { nameAndPackage, use, type Imports } from './pythonImports';
import { knownModule, pythonKnown } from './pythonKnown';
import { block, call, scalar, step, text } from './pythonLiterals';

/** An example as an expression that starts on a line indented by `margin`. */
export function pythonValue(example: Example, margin: string, imports: Imports): string {
  const inner = margin + step;
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
  const known = /^google\.protobuf\.(\w+)$/.exec(type)?.[1];
  use(imports, known === undefined ? scope : `${scope}.${knownModule(known)}`, name.split('.')[0]!);
  return name;
}
