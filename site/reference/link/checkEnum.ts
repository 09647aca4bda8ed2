import type { EnumDeclaration, FileDeclaration } from '../source/declarations';
import { integerValue } from '../source/literals';
import type { Token } from '../source/tokens';
import { checkRanges, checkReserved, type Report } from './checkReserved';

/** Checks the values of an enum: at least one, the first zero, no number twice unless that is allowed, none reserved. */
export function checkEnum(declaration: EnumDeclaration, file: FileDeclaration, report: Report): void {
  const [first] = declaration.values;
  if (first === undefined) {
    report(
      declaration.name,
      `the enum "${declaration.name.text}" has no value; expected at least one.`,
      'Add a value.',
    );
    return;
  }
  if (
    file.syntax !== 'proto2' &&
    integerValue(first.number.text) !== 0 &&
    enumType(declaration, enumType(file)) !== 'CLOSED'
  ) {
    report(
      first.number,
      `the first value of the enum "${declaration.name.text}" is ${first.number.text}; expected 0.`,
      `Put a value such as ${declaration.name.text.toUpperCase()}_UNSPECIFIED = 0 first.`,
    );
  }
  checkRanges(declaration.reserved, report);
  const alias = declaration.options.some(
    ({ path, value }) => path[0]?.name === 'allow_alias' && value.kind === 'name' && value.text === 'true',
  );
  const byNumber = new Map<number, Token>();
  for (const { name, number: token } of declaration.values) {
    const number = integerValue(token.text);
    if (!Number.isInteger(number) || number < -0x80000000 || number > 0x7fffffff) {
      report(
        token,
        `the value "${name.text}" is ${token.text}; expected a number that fits into 32 bits.`,
        'Choose another number.',
      );
    }
    const earlier = byNumber.get(number);
    if (earlier && !alias) {
      report(
        token,
        `the value "${name.text}" is ${number}, which "${earlier.text}" of the same enum is already (line ${earlier.line}).`,
        'Choose another number, or allow it with `option allow_alias = true;`.',
      );
    }
    byNumber.set(number, earlier ?? name);
    checkReserved(name, number, token, declaration, report);
  }
}

/**
 * Whether an enum of an edition is `OPEN` or `CLOSED`, like one of proto2: then it may begin with any number.
 *
 * @param outer What the file says, which holds where the enum says nothing.
 */
function enumType({ options }: Pick<EnumDeclaration, 'options'>, outer?: string): string | undefined {
  const features = options.flatMap(({ path, value }) => {
    if (path[0]?.name !== 'features') return [];
    if (value.kind !== 'aggregate') return path[1]?.name === 'enum_type' ? [value] : [];
    return value.fields.filter(({ name }) => name === 'enum_type').map((field) => field.value);
  });
  const [named] = features;
  return named?.kind === 'name' ? named.text : outer;
}
