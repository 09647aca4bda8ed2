import { nameInRuntime, type MessageAsJson } from '../asJson';
import { lines } from '../lines';
import { knownPath, typeName, type Writer } from './goNames';

const reader = 'google.golang.org/protobuf/encoding/protojson';

/** A message that is read from JSON by the function that {@link readsJson} declares. */
export function goReadJson(
  { type, json, packed, added }: MessageAsJson,
  margin: string,
  writer: Writer,
): string {
  writer.imports.add(reader).add('google.golang.org/protobuf/proto');
  for (const name of packed) {
    const known = nameInRuntime(name);
    const file = writer.types.files.get(name);
    if (known !== undefined) writer.known.add(knownPath(known));
    else if (file !== undefined) writer.known.add(writer.folderOf(file));
    else writer.missing.add(name);
  }
  for (const field of added) writer.known.add(writer.folderOf(field.added!));
  return `fromJSON(&${typeName(type, writer)}{}, ${rawText(JSON.stringify(json, null, '\t'), margin)})`;
}

/** Between backticks, in which nothing is escaped; JSON has another way to write one. */
const rawText = (json: string, margin: string) =>
  `\`${json.replaceAll('`', String.raw`\u0060`).replaceAll('\n', `\n${margin}`)}\``;

/** Declares the function that reads messages from JSON, where one is used. */
export function readsJson({ imports, missing }: Writer): string | undefined {
  if (!imports.has(reader)) return undefined;
  return lines(
    '',
    '// fromJSON reads a message with all that its own type does not know.',
    ...[...missing].map((type) => `// Import the package that is generated for ${type}.`),
    'func fromJSON[Message proto.Message](message Message, json string) Message {',
    '\tif err := protojson.Unmarshal([]byte(json), message); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\treturn message',
    '}',
  );
}
