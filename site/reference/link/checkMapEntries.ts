import type { Problem } from '../../problem';
import type { FieldDeclaration, FileDeclaration, MessageDeclaration } from '../source/declarations';
import type { Token } from '../source/tokens';
import { inScope, placeOf, type Symbols } from './symbols';

/** Checks that the messages that stand for the entries of maps have names of their own in their message. */
export function checkMapEntries(file: FileDeclaration, symbols: Symbols): Problem[] {
  const problems: Problem[] = [];
  const report = ({ line, column }: Token, message: string, fix: string) =>
    problems.push({ file: file.file, line, column, message, fix });

  const check = ({ name, fields, messages }: MessageDeclaration, scope: string) => {
    const maps = fields.filter(({ key }) => key);
    if (maps.length === 0 && messages.length === 0) return;
    const inner = inScope(scope, name.text);
    const entries = new Map<string, FieldDeclaration>();
    for (const field of maps) {
      const fullName = inScope(inner, entryName(field.name.text));
      const taken = symbols.get(fullName);
      const other = entries.get(fullName);
      if (taken) {
        report(
          taken.file === file ? taken.declaration.name : field.name,
          `the ${taken.kind} ${fullName} (${placeOf(taken.file, taken.declaration.name)}) has the name of the entry that is made for the map "${field.name.text}" (line ${field.name.line}); expected another.`,
          'Rename one of the two.',
        );
      } else if (other && other.name.text !== field.name.text) {
        report(
          field.name,
          `the map "${field.name.text}" has an entry called ${fullName}, as the map "${other.name.text}" has (line ${other.name.line}); expected another name.`,
          'Rename one of the two.',
        );
      } else entries.set(fullName, field);
    }
    for (const message of messages) check(message, inner);
  };
  for (const message of file.messages) check(message, file.package);
  return problems;
}

/** The name that the language gives the entries of a map: each part of its own in upper case, without underscores. */
const entryName = (field: string) =>
  `${field.replace(/(?:^|_+)([^_]?)/g, (_, first: string) => first.toUpperCase())}Entry`;
