import type { Problem } from '../../problem';
import type { FieldDeclaration } from '../source/declarations';
import { integerValue } from '../source/literals';
import { find } from './resolve';
import type { SymbolEntry, Symbols } from './symbols';

type ExtensionEntry = Extract<SymbolEntry, { kind: 'extension' }>;

/**
 * Checks that extensions have numbers that their message keeps for extensions, each of them once, and no label that
 * they cannot have. A message that is not there is told of elsewhere.
 *
 * @param own Paths of the files to check.
 */
export function checkExtensions(symbols: Symbols, own: Set<string>): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, ExtensionEntry>();
  const extensions = [...symbols.values()].filter((entry) => entry.kind === 'extension');
  // What every tree may import was there before.
  const rank = ({ file }: ExtensionEntry) => Number(own.has(file.path));
  const line = ({ declaration }: ExtensionEntry) => declaration.number.line;
  extensions.sort(
    (a, b) =>
      rank(a) - rank(b) || (a.file === b.file ? line(a) - line(b) : a.file.path < b.file.path ? -1 : 1),
  );
  for (const entry of extensions) check(entry);
  return problems;

  function check(entry: ExtensionEntry): void {
    const { file, fullName, declaration } = entry;
    const scope = fullName.slice(0, Math.max(0, fullName.lastIndexOf('.')));
    const extendee = find(declaration.extendee!.text, scope, ['message'], { symbols });
    if (extendee?.kind !== 'message') return;
    const number = integerValue(declaration.number.text);
    const key = `${extendee.fullName} ${number}`;
    const other = first.get(key);
    if (!other) first.set(key, entry);
    if (!own.has(file.path)) return;
    const report = (
      at: keyof Pick<FieldDeclaration, 'number' | 'name' | 'extendee'>,
      message: string,
      fix: string,
    ) => {
      const { line, column } = declaration[at]!;
      problems.push({ file: file.file, line, column, message, fix });
    };
    const name = JSON.stringify(declaration.name.text);
    const ranges = extendee.declaration.extensionRanges;
    if (file.syntax === 'proto3' && !/^google\.protobuf\.\w+Options$/.test(extendee.fullName)) {
      report(
        'extendee',
        `${name} extends ${extendee.fullName}; in proto3 only options can be extended, such as google.protobuf.FieldOptions.`,
        'Move the field into the message, or write the file in proto2 or an edition.',
      );
    } else if (!ranges.some(({ from, to }) => number >= from && number <= to)) {
      report(
        'number',
        `the extension ${name} has the number ${number}, which ${extendee.fullName} does not keep for extensions.`,
        ranges.length === 0
          ? 'The message keeps none: move the field into it.'
          : `Choose one of ${ranges.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', ')}.`,
      );
    }
    if (other) {
      const { file: itsFile, declaration: its } = other;
      report(
        'number',
        `the extension ${name} has the number ${number}, which ${JSON.stringify(its.name.text)} has already in ${itsFile.file}:${its.number.line}.`,
        'Choose another number.',
      );
    }
    if (declaration.label === 'required') {
      report(
        'name',
        `the extension ${name} is required; expected "optional" or "repeated".`,
        'Change the label.',
      );
    }
  }
}
