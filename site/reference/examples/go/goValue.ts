import type { Example, FieldOfExample } from '../example';
import { goKnown } from './goKnown';
import { literal, sequence, goScalar, goScalarType } from './goLiteral';
import { enumValue, fieldName, goName, typeName, wrapperName, type Writer } from './goNames';

/** An example as an expression in Go that starts on a line indented by `margin`. */
export function goValue(example: Example, margin: string, writer: Writer): string {
  switch (example.kind) {
    case 'message':
      return literal(
        `&${typeName(example.type, writer)}`,
        example.fields.map(({ field, value }) => member(example.type, field, value, `${margin}\t`, writer)),
        margin,
      );
    case 'enum':
      return enumValue(example.type, example.value, writer);
    case 'scalar':
      return goScalar(example.type, example.value);
    case 'known':
      return goKnown(example, margin, writer);
    // Lists and maps need the type of what is in them, which their field has.
    case 'list':
    case 'map':
      return 'nil';
  }
}

/** A member of a struct: its name and its value. */
function member(
  message: string,
  field: FieldOfExample,
  value: Example,
  margin: string,
  writer: Writer,
): [string, string] {
  const name = fieldName(field);
  const inner = `${margin}\t`;
  if (field.oneof !== undefined) {
    const wrapper = wrapperName(message, field, writer);
    return [goName(field.oneof), literal(`&${wrapper}`, [[name, goValue(value, inner, writer)]], margin)];
  }
  if (value.kind === 'list') {
    // The type of the items is that of the list: a message need not name it again.
    const items = value.items.map((item) =>
      item.kind === 'message'
        ? goValue(item, inner, writer).replace(/^&[\w.]+/, '')
        : goValue(item, inner, writer),
    );
    return [name, sequence(`[]${itemType(field, writer)}`, items, margin)];
  }
  if (value.kind === 'map') {
    const entries = value.entries.map(
      ({ key, value: entry }) =>
        [goScalar(key.type, key.value), goValue(entry, inner, writer)] as [string, string],
    );
    return [
      name,
      literal(`map[${goScalarType(field.key!.name)}]${itemType(field, writer)}`, entries, margin),
    ];
  }
  const text = goValue(value, margin, writer);
  const isTold = field.presence === 'explicit' || field.presence === 'required';
  const isPointer = isTold && (value.kind === 'scalar' || value.kind === 'enum');
  return [name, isPointer ? pointer(field, text, writer) : text];
}

function pointer({ type }: FieldOfExample, text: string, { imports }: Writer): string {
  if (type.kind === 'enum') return `${text}.Enum()`;
  if (type.name === 'bytes') return text;
  imports.add('google.golang.org/protobuf/proto');
  return `proto.${goName(goScalarType(type.name))}(${text})`;
}

function itemType({ type }: FieldOfExample, writer: Writer): string {
  if (type.kind === 'scalar') return goScalarType(type.name);
  return type.kind === 'enum' ? typeName(type.name, writer) : `*${typeName(type.name, writer)}`;
}
