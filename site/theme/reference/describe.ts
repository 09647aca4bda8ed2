import type { CodeLink, Deprecation, FieldType } from '#ui';

import { withBase } from '../../content/documents/withBase';
import { placesOfUse } from '../../reference/facts';
import type { Enum, Field, Message, ProtoFile, ProtoSymbol, TypeReference } from '../../reference/model';
import { referenceRoute } from '../../reference/referenceRoute';
import type { ReferenceData } from '../../pages/referenceData';

/** The page that links start from. */
export interface Place {
  /** Path of the file that the page describes. */
  path: string;
  /** Base path of the site, with both slashes. */
  base: string;
}

export const placeOf = ({ file, base }: ReferenceData): Place => ({ path: file.path, base });

/** Address of a place in the reference, as short as it can be from the page that names it. */
export function hrefOf(file: string, anchor: string, { path, base }: Place): string {
  return file === path ? `#${anchor}` : `${withBase(referenceRoute(file), base)}#${anchor}`;
}

/** A type with the address of its description. */
export function linkOf(type: TypeReference, place: Place): CodeLink {
  if (type.kind === 'scalar') return { name: type.name };
  return { name: type.label, href: type.address ?? hrefOf(type.file, type.anchor, place) };
}

/** The type of a field as the page shows it. */
export function fieldTypeOf({ type, key }: Field, place: Place): FieldType {
  return key ? { key: linkOf(key, place), value: linkOf(type, place) } : linkOf(type, place);
}

/** That something is deprecated, with what replaces it; undefined for what is not. */
export function deprecationOf(
  { deprecated, replacement }: ProtoSymbol,
  place: Place,
): Deprecation | undefined {
  if (!deprecated) return undefined;
  if (!replacement) return {};
  const { name, file, anchor } = replacement;
  const href = file !== undefined && anchor !== undefined ? hrefOf(file, anchor, place) : undefined;
  return { replacement: { name, href } };
}

/** Links to where a message or an enum is used. */
export function usesOf(type: Message | Enum, place: Place): CodeLink[] {
  return placesOfUse(type).map(({ label, file, anchor }) => ({
    name: label,
    href: hrefOf(file, anchor, place),
  }));
}

/** A symbol's name inside the package. */
export const nameInPackage = (
  { fullName }: { fullName: string },
  { package: scope }: Pick<ProtoFile, 'package'>,
) => (scope === '' ? fullName : fullName.slice(scope.length + 1));

/** Where the declaration of a symbol can be seen. */
export const sourceOf = ({ line }: { line: number }, { sourceHref }: ReferenceData) =>
  sourceHref && `${sourceHref}#L${line}`;
