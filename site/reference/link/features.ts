import type { Field, Option } from '../model';
import type { FieldDeclaration, FileDeclaration } from '../source/declarations';

/** The value of a feature of an edition, as the innermost of several lists of options sets it. */
export function featureOf(name: string, innermostFirst: Option[][]): string | undefined {
  for (const options of innermostFirst) {
    for (const { name: option, value } of options) {
      if (option !== 'features') continue;
      if (typeof value === 'object' && !Array.isArray(value) && name in value) return String(value[name]);
    }
  }
  return undefined;
}

/**
 * Whether a message tells an unset field from one that has its default value.
 *
 * @param outer Options of what the field is nested in, and of the file, innermost first.
 */
export function presenceOf(
  field: FieldDeclaration,
  { syntax }: FileDeclaration,
  isMessage: boolean,
  options: Option[],
  outer: Option[][],
): Field['presence'] {
  if (field.label === 'repeated' || field.key) return 'none';
  if (field.label === 'required') return 'required';
  const feature = featureOf('field_presence', [options]) ?? featureOf('field_presence', outer);
  if (feature === 'LEGACY_REQUIRED') return 'required';
  if (isMessage || field.oneof !== undefined || field.extendee || field.label === 'optional')
    return 'explicit';
  return feature === 'IMPLICIT' || (syntax === 'proto3' && feature === undefined) ? 'implicit' : 'explicit';
}
