import protobuf from 'protobufjs';

import { fullNameOf, type Tree } from './tree';

/** Messages that proto3 can extend: those of options. */
const optionMessages = /^google\.protobuf\.(\w+Options|FeatureSet)$/;

/** Adds extensions to the messages that they extend, and reports those that protoc refuses. */
export function addExtensions({ files, report }: Tree): void {
  const owners = new Map<string, string>();
  for (const { path, syntax, scope, extensions } of files.values()) {
    for (const { field, declaration, parent = scope } of extensions) {
      const { id, name } = field;
      const { line, label } = declaration;
      const type = parent.lookup(field.extend!);
      if (!(type instanceof protobuf.Type)) continue;
      const extended = fullNameOf(type);
      const owner = owners.get(`${extended} ${id}`);
      owners.set(`${extended} ${id}`, `"${name}" in ${path}:${line}`);
      const ranges = type.extensions ?? [];
      const words = ranges.map(([from, to]) => (from === to ? from : `${from} to ${to}`)).join(', ');
      const say = (message: string, fix: string) => report(path, line, message, fix);
      if (syntax === 'proto3' && !optionMessages.test(extended)) {
        say(`"${name}" extends "${extended}"; proto3 can extend options only.`, 'Use proto2 or an edition.');
      } else if (label === 'required') say(`the extension "${name}" is required.`, 'Make it optional.');
      else if (!ranges.some(([from, to]) => from! <= id && id <= to!)) {
        say(
          `the number ${id} of "${name}" is not among those that "${extended}" leaves to extensions.`,
          words === '' ? `Write \`extensions ${id};\` in that message.` : `Choose one of ${words}.`,
        );
      } else if (owner !== undefined) {
        say(`the number ${id} of "${name}" is already taken by ${owner}.`, 'Choose another one.');
      } else parent.add(field);
    }
  }
}
