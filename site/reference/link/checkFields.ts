import { jsonName } from '../jsonName';
import type { FieldDeclaration, FileDeclaration, MessageDeclaration } from '../source/declarations';
import type { OptionText } from '../source/options';
import type { Report } from './checkReserved';

/** Checks what a syntax says about the fields of a message beside their numbers: proto3 has no default values, and since it no two names are the same in JSON. */
export function checkFields(
  {
    fields,
    extensions,
    extensionRanges = [],
  }: Pick<MessageDeclaration, 'fields' | 'extensions'> & Partial<MessageDeclaration>,
  { syntax }: FileDeclaration,
  report: Report,
): void {
  if (syntax === 'proto2') return;
  for (const field of extensions.length === 0 ? fields : [...fields, ...extensions]) {
    if (field.group) {
      report(
        field.type,
        `${JSON.stringify(field.type.text)} is a group; only proto2 has groups.`,
        'Declare a message, and a field of its type.',
      );
    }
    if (syntax === 'proto3' && field.options.length > 0) checkDefault(field, report);
  }
  if (syntax === 'proto3') {
    for (const { token } of extensionRanges) {
      report(
        token,
        'the message keeps numbers for extensions; messages of proto3 have none.',
        'Remove the range, or write the file in proto2 or an edition.',
      );
    }
  }
  if (new Set(fields.map(nameInJson)).size < fields.length) reportDoubled(fields, report);
}

function reportDoubled(fields: FieldDeclaration[], report: Report): void {
  const byName = new Map<string, FieldDeclaration>();
  for (const field of fields) {
    const own = nameInJson(field);
    const first = byName.get(own);
    // Two fields of one name are a problem of their own.
    if (first && first.name.text !== field.name.text) {
      report(
        field.name,
        `the field "${field.name.text}" is "${own}" in JSON, as "${first.name.text}" of the same message is already (line ${first.name.line}).`,
        'Rename one of the two, or give it another name with `[json_name = "…"]`.',
      );
    } else byName.set(own, field);
  }
}

function checkDefault(field: FieldDeclaration, report: Report): void {
  const found = optionOf(field, 'default');
  if (!found) return;
  report(
    found.token,
    `the field "${field.name.text}" has a default value; proto3 has none.`,
    'Remove the option: a field that is left out is empty, zero or false.',
  );
}

function nameInJson(field: FieldDeclaration): string {
  const given = field.options.length > 0 ? optionOf(field, 'json_name') : undefined;
  return given && 'text' in given ? given.text : jsonName(field.name.text);
}

const optionOf = ({ options }: FieldDeclaration, name: string): OptionText | undefined =>
  options.find(({ path }) => path.length === 1 && path[0]!.name === name && path[0]!.kind === 'field')?.value;
