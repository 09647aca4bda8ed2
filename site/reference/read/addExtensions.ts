import protobuf from 'protobufjs';

import { type Extension, fullNameOf, type ParsedFile, type Tree } from './tree';

/** Messages that proto3 can extend: those of options. */
const optionMessages = /^\.?google\.protobuf\.(\w+Options|FeatureSet)$/;

/** Adds extensions to the messages that they extend, and reports those that protoc refuses. */
export function addExtensions({ files, root, report }: Tree): void {
  const taken = new Map<string, string>();
  const check = ({ path, syntax }: ParsedFile, { field, declaration }: Extension, type: protobuf.Type) => {
    const { line } = declaration;
    const number = field.id;
    const extended = fullNameOf(type);
    const say = (message: string, fix: string) => report(path, line, message, fix);
    const place = `${extended} ${number}`;
    const owner = taken.get(place);
    taken.set(place, `"${field.name}" in ${path}:${line}`);
    const ranges = type.extensions ?? [];
    const words = ranges.map(([from, to]) => (from === to ? from : `${from} to ${to}`)).join(', ');
    const isFree = ranges.some(([from, to]) => from! <= number && number <= to!);
    if (syntax === 'proto3' && !optionMessages.test(extended))
      say(
        `"${field.name}" extends "${extended}"; proto3 can extend options only.`,
        'Use proto2, an edition, or `google.protobuf.Any`.',
      );
    else if (declaration.label === 'required')
      say(`the extension "${field.name}" is required.`, 'Make it optional.');
    else if (declaration.jsonName !== undefined)
      say(`the extension "${field.name}" has a name in JSON; extensions have none.`, 'Remove the option.');
    else if (!isFree)
      say(
        `the number ${number} of "${field.name}" is not among those that "${extended}" leaves to extensions.`,
        words === '' ? `Write \`extensions ${number};\` in that message.` : `Choose one of ${words}.`,
      );
    else if (owner !== undefined)
      say(`the number ${number} of "${field.name}" is already taken by ${owner}.`, 'Choose another one.');
    else return true;
    return false;
  };
  for (const file of files.values())
    for (const extension of file.extensions) {
      const parent = extension.parent ?? file.scope;
      const type = (extension.parent ?? root).lookup(extension.field.extend!);
      if (type instanceof protobuf.Type && check(file, extension, type)) parent.add(extension.field);
    }
}
