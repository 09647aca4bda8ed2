import type { Option } from '../model';
import { asMessage } from '../rules/values';
import type { OptionStatement, Say } from './tree';

const list = 'a list of numbers, bools or values of an enum';
const inList = / repeated (?!.*(string|bytes|message)$)/;
const single = /^(?!.* map )/;

/**
 * Options that not every symbol of a kind can have, by their value. Symbols read like `proto2 repeated extension int32`,
 * `proto3 message with fields` and `editions enum with aliases`.
 */
const rows: [option: string, value: RegExp, symbols: RegExp[], expected: string][] = [
  ['packed', /true/, [inList], list],
  ['packed', /./, [/^proto/], 'proto2 or proto3; editions have `features.repeated_field_encoding`'],
  ['lazy', /true/, [/message$| map /], 'a message'],
  ['unverified_lazy', /true/, [/message$| map /], 'a message'],
  ['jstype', /STRING|NUMBER/, [single, /64$/], 'an integer type of 64 bits'],
  ['features.field_presence', /./, [/ singular (?!oneof)/], 'a field outside of lists, maps and oneofs'],
  ['features.field_presence', /IMPLICIT/, [/^(?!.*(extension|message$))/], 'a scalar or an enum'],
  ['features.repeated_field_encoding', /./, [/ repeated | map /], 'a list'],
  ['features.repeated_field_encoding', /PACKED/, [inList], list],
  ['features.utf8_validation', /./, [/string$| map /], 'a string'],
  ['features.message_encoding', /./, [/ (singular|repeated).* message$/], 'a field with a message'],
  ['features.enum_type', /./, [/^editions enum/], 'an enum or a file'],
  ['features.json_format', /./, [/^editions (enum|message)/], 'a message, an enum or a file'],
  ['map_entry', /./, [/ map /], 'a field with `map<…>`'],
  ['message_set_wire_format', /true/, [/^(?!proto3).*message$/], 'a message of proto2 without fields'],
  ['allow_alias', /./, [/aliases$/], 'two values with the same number'],
];

/** Reports options that protoc refuses in a symbol, which is given in words. */
export function checkOptions(name: string, options: Option[], words: string, say: Say): void {
  const values = Object.fromEntries(options.map(({ name, value }) => [name, value]));
  for (const [option, value, symbols, expected] of rows) {
    const [first, second] = option.split('.');
    const found = second === undefined ? values[first!] : asMessage(values[first!])[second];
    if (found === undefined || !value.test(String(found))) continue;
    if (symbols.every((pattern) => pattern.test(words))) continue;
    say(`the option \`${option} = ${found}\` of "${name}" expects ${expected}.`, 'Remove the option.');
  }
}

/** Whether an option of true or false is set, before all options are read. */
export const isTrue = (name: string, options: OptionStatement[]): boolean =>
  options.some(({ path, value }) => path.join() === name && value === 'true');
