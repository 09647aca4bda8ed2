import { isTrue } from './checkOptions';
import type { Tree } from './tree';

/** Messages that proto3 can extend: those of options. */
const optionMessages = /^google\.protobuf\.(\w+Options|FeatureSet)$/;

/** Reports fields that extend messages in a way that protoc refuses. */
export function checkExtensions({ files, names, report }: Tree): void {
  const owners = new Map<string, string>();
  for (const { model, declarations } of files.values()) {
    for (const { kind, symbol, path } of declarations) {
      if (kind !== 'field' || !symbol.extendee) continue;
      const { name, number, label, line, type, group } = symbol;
      const extended = symbol.extendee.name;
      const target = names.get(extended);
      const ranges = target?.kind === 'message' ? target.symbol.extensionRanges : [];
      const words = ranges.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', ');
      const isInSet = isTrue('message_set_wire_format', target?.options ?? []);
      const owner = owners.get(`${extended} ${number}`);
      owners.set(`${extended} ${number}`, `"${name}" in ${path}:${line}`);
      const say = (message: string, fix: string) => report(path, line, message, fix);
      if (model.syntax === 'proto3' && !optionMessages.test(extended)) {
        say(`"${name}" extends "${extended}"; proto3 can extend options only.`, 'Use proto2 or an edition.');
      } else if (label === 'required') {
        say(`the extension "${name}" is required.`, 'Make it optional.');
      } else if (isInSet && (label === 'repeated' || type.kind !== 'message' || group)) {
        say(`"${name}" extends a message set, but is no single message.`, 'Extend it with a message.');
      } else if (!ranges.some(({ from, to }) => from <= number && number <= to)) {
        say(
          `the number ${number} of "${name}" is not among those that "${extended}" leaves to extensions.`,
          words === '' ? `Write \`extensions ${number};\` in that message.` : `Choose one of ${words}.`,
        );
      } else if (owner !== undefined) {
        say(`the number ${number} of "${name}" is already taken by ${owner}.`, 'Choose another one.');
      }
    }
  }
}
