import type { FieldType } from '#ui';

import { withBase } from '../../documents/withBase';
import { referenceRoute } from '../../reference/referenceRoute';
import type { Comments, Field, Message, TypeReference } from '../../reference/model';

/** Address of a place in the reference. */
export function hrefOf(file: string, anchor: string, base: string): string {
  return `${withBase(referenceRoute(file), base)}#${anchor}`;
}

/** A type with the address of its description. */
export function linkOf(type: TypeReference, base: string): { name: string; href?: string } {
  if (type.kind === 'scalar') return { name: type.name };
  return { name: type.label, href: type.address ?? hrefOf(type.file, type.anchor, base) };
}

/** The type of a field as the page shows it. */
export function fieldTypeOf({ type, key }: Field, base: string): FieldType {
  return key ? { key: linkOf(key, base), value: linkOf(type, base) } : linkOf(type, base);
}

/** What is said about a declaration, above and behind it, without the sentence that says what replaces it. */
export function textOf({ leading, trailing }: Comments): string {
  return [leading, trailing]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .replace(deprecation, '')
    .trim();
}

const deprecation = /^Deprecated\.(?: Use `([\w.]+)` instead\.)?\s*/;

/** What replaces a deprecated field: a name that its comment gives, with the address of the field of that name beside it. */
export function deprecationOf(field: Field, message: Message) {
  if (!field.deprecated) return undefined;
  const name = deprecation.exec(field.comments.leading ?? '')?.[1];
  if (name === undefined) return {};
  const other = message.fields.find((sibling) => sibling.name === name);
  return { replacement: { name, href: other && `#${other.anchor}` } };
}
