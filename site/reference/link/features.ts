import type { Field, Option } from '../model';
import type { FieldDeclaration, FileDeclaration } from '../source/declarations';

/** Whether fields have presence, as a feature of an edition: `EXPLICIT`, `IMPLICIT` or `LEGACY_REQUIRED`. */
export type PresenceFeature = string | undefined;

/**
 * What a list of options says about the presence of fields.
 *
 * @param outer What is said around it, which holds where the options say nothing.
 */
export function presenceFeature(options: Option[], outer: PresenceFeature): PresenceFeature {
  if (options.length === 0) return outer;
  const features = options.find(({ name }) => name === 'features')?.value;
  const isMessage = typeof features === 'object' && !Array.isArray(features);
  return isMessage && 'field_presence' in features ? String(features.field_presence) : outer;
}

/**
 * Whether a message tells an unset field from one that has its default value.
 *
 * @param feature What the options of the field and those around it say.
 */
export function presenceOf(
  field: FieldDeclaration,
  { syntax }: FileDeclaration,
  isMessage: boolean,
  feature: PresenceFeature,
): Field['presence'] {
  if (field.label === 'repeated' || field.key) return 'none';
  if (field.label === 'required' || feature === 'LEGACY_REQUIRED') return 'required';
  if (isMessage || field.oneof !== undefined || field.extendee || field.label === 'optional')
    return 'explicit';
  return feature === 'IMPLICIT' || (syntax === 'proto3' && feature === undefined) ? 'implicit' : 'explicit';
}
