import { didYouMean } from '../../nearest';
import type { Field } from '../model';
import type { FieldDeclaration } from '../source/declarations';
import type { OptionText } from '../source/options';
import { show } from '../source/tokens';
import type { OptionPlace } from './interpretOptions';
import { optionScalar } from './optionScalar';

/** Checks that a field has one default value at most, that a field of its kind can have one, and that it fits the type. */
export function checkDefault(
  field: FieldDeclaration,
  { type, presence }: Pick<Field, 'type' | 'presence'>,
  { file, symbols, report }: Omit<OptionPlace, 'scope'>,
): void {
  const found = field.options.filter(
    ({ path: [step, ...more] }) => step!.name === 'default' && step!.kind === 'field' && more.length === 0,
  );
  // That proto3 has none is told of elsewhere.
  if (found.length === 0 || file.syntax === 'proto3') return;
  const name = JSON.stringify(field.name.text);
  const fail = ({ token: { line, column } }: OptionText, message: string, fix: string) =>
    report({ file: file.file, line, column, message, fix });

  for (const { value } of found.slice(1)) {
    fail(value, `the field ${name} has a second default value; expected one.`, 'Remove one of the two.');
  }
  const { value } = found[0]!;
  const shown = show(value.token);
  if (field.key || field.label === 'repeated' || type.kind === 'message') {
    const kind = field.key
      ? 'a map'
      : field.label === 'repeated'
        ? 'repeated'
        : `of the message ${type.name}`;
    fail(
      value,
      `the field ${name} has the default value ${shown}, and is ${kind}; expected none.`,
      'Remove the option.',
    );
    return;
  }
  if (presence === 'implicit') {
    fail(
      value,
      `the field ${name} has a default value, and no presence; expected none.`,
      'Remove the option, or give the field explicit presence.',
    );
    return;
  }
  if (type.kind === 'enum') {
    const entry = symbols.get(type.name);
    const names = entry?.kind === 'enum' ? entry.declaration.values.map((one) => one.name.text) : [];
    if (value.kind === 'name' && names.includes(value.text)) return;
    fail(
      value,
      `the field ${name} has the default value ${shown}; expected a value of the enum ${type.name}.`,
      `${'text' in value ? didYouMean(value.text, names) : ''}Its values: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', …' : ''}.`,
    );
    return;
  }
  const scalar =
    'text' in value ? optionScalar(value, type.name) : { expected: `a value of the type ${type.name}` };
  if ('expected' in scalar) {
    fail(
      value,
      `the field ${name} has the default value ${shown}; expected ${scalar.expected}.`,
      'Change the value, or the type of the field.',
    );
  }
}
