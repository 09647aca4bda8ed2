import type { FieldSchema, RequestMethod } from '../request/requestSchema';

/** Name of a type without its package, which ends at the first capitalized name. If it's known, use `withoutPackage`. */
export const nameInPackage = (type: string): string => type.replace(/^(?:[^A-Z.][^.]*\.)+/, '');

/** Name of the service that declares a method. */
export const serviceName = ({ fullName }: Pick<RequestMethod, 'fullName'>): string =>
  fullName.split('.').at(-2)!;

/** The type of a field for readers: `list of JobMapping`. */
export function typeInWords({ label, type, keyType }: Pick<FieldSchema, 'label' | 'type' | 'keyType'>) {
  const name = nameInPackage(type.name);
  if (label === 'repeated') return `list of ${name}`;
  return label === 'map' ? `map of ${keyType!.name} to ${name}` : name;
}
