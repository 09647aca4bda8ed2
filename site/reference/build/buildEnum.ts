import { inScope } from '../link/symbols';
import type { Enum, EnumValue, Reserved } from '../model';
import type { EnumDeclaration, EnumValueDeclaration, Reservation } from '../source/declarations';
import { integerValue } from '../source/literals';
import type { Builder } from './builder';

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

/** Numbers and names that must not be used, each in the order of the file. */
export function reservedOf(reservations: Reservation[]): Reserved {
  return {
    numbers: reservations.flatMap((range) => ('from' in range ? [{ from: range.from, to: range.to }] : [])),
    names: reservations.flatMap((reservation) => ('name' in reservation ? [reservation.name] : [])),
  };
}
