import { nameInPackage } from './examples/nameInPackage';
import type { FieldSchema } from './request/requestSchema';

/** The type of a field for readers: `list of JobMapping`. */
export function typeInWords({ label, type, key }: Pick<FieldSchema, 'label' | 'type' | 'key'>): string {
  const name = nameInPackage(type.name);
  if (label === 'repeated') return `list of ${name}`;
  return label === 'map' ? `map of ${key!.name} to ${name}` : name;
}
