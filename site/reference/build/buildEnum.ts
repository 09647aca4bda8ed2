import { inScope } from '../link/symbols';
import type { Enum, EnumValue } from '../model';
import type { EnumDeclaration, EnumValueDeclaration } from '../source/declarations';
import { integerValue } from '../source/integerValue';
import type { Builder } from './builder';
import { reservedOf } from './reservedOf';

/** An enum with its values. */
export function buildEnum(
  declaration: EnumDeclaration,
  scope: string,
  { optionsOf, symbolOf }: Builder,
): Enum {
  const inner = inScope(scope, declaration.name.text);
  const buildValue = (value: EnumValueDeclaration): EnumValue => ({
    ...symbolOf(value, inner, optionsOf(value.options, 'EnumValueOptions', scope)),
    number: integerValue(value.number.text),
  });
  return {
    ...symbolOf(declaration, scope, optionsOf(declaration.options, 'EnumOptions', scope)),
    values: declaration.values.map(buildValue),
    reserved: reservedOf(declaration.reserved),
    usedBy: [],
  };
}
