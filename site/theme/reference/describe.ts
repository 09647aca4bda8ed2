import type { CodeLink, Deprecation } from '#ui';

import { withBase } from '../../content/links/withBase';
import { placesOfUse } from '../../reference/facts';
import type { Enum, Message, ProtoFile, ProtoSymbol, Rpc, TypeReference } from '../../reference/model';
import { getOwn } from '../../reference/getOwn';
import { referenceRoute } from '../../reference/referenceRoute';
import type { ReferenceData } from '../../pages/pageData';
import { settings } from '../settings';

/** Address of a place in the reference: only the anchor if it is on the same page. */
export function hrefOf(path: string, anchor: string, { file }: ReferenceData): string {
  return path === file.path ? `#${anchor}` : `${withBase(referenceRoute(path), settings.base)}#${anchor}`;
}

/** A type, with a link unless it is a scalar. */
export function linkOf(type: TypeReference, data: ReferenceData): CodeLink {
  if (type.kind === 'scalar') return { name: type.name };
  return { name: type.label, href: type.address ?? hrefOf(type.file, type.anchor, data) };
}

/** The replacement of a deprecated symbol; undefined for other symbols. */
export function deprecationOf(
  { deprecated, replacement }: ProtoSymbol,
  data: ReferenceData,
): Deprecation | undefined {
  if (!deprecated) return undefined;
  if (!replacement) return {};
  const { name, file, anchor } = replacement;
  const href = file !== undefined && anchor !== undefined ? hrefOf(file, anchor, data) : undefined;
  return { replacement: { name, href } };
}

/** Links to where a message or an enum is used. */
export function usesOf(type: Message | Enum, data: ReferenceData): CodeLink[] {
  return placesOfUse(type).map(({ label, file, anchor }) => ({
    name: label,
    href: hrefOf(file, anchor, data),
  }));
}

/** The name of a symbol without its package. */
export const nameInPackage = ({ fullName }: ProtoSymbol, { package: scope }: ProtoFile): string =>
  scope === '' ? fullName : fullName.slice(scope.length + 1);

/** The HTTP method of a call, or `stream`. */
export function callOf({ streaming, idempotency }: Rpc): string {
  if (streaming !== 'none') return 'stream';
  return idempotency === 'no-side-effects' ? 'GET' : 'POST';
}

/** What the row of a symbol begins with: its anchor and name, its declaration in the source, and what replaces it. */
export function headOf(symbol: ProtoSymbol, data: ReferenceData) {
  const { file, sourceHref, sourceLines = {} } = data;
  const name = nameInPackage(symbol, file);
  return {
    id: symbol.anchor,
    name,
    sourceHref: sourceHref && `${sourceHref}#L${getOwn(sourceLines, name) ?? symbol.line}`,
    deprecation: deprecationOf(symbol, data),
  };
}
