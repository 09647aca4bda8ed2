import type { CodeLink, Deprecation } from '#ui';

import { withBase } from '../../content/links/withBase';
import type { Enum, Message, Method, SymbolAddress, ProtoSymbol, TypeReference } from '../../reference/model';
import { getOwn } from '../../reference/getOwn';
import { withoutPackage } from '../../reference/read/symbolTable';
import { referenceRoute } from '../../reference/referenceRoute';
import type { ReferenceData } from '../../pages/pageData';
import { settings } from '../settings';

/** Address of a place in the reference: only the anchor if it is on the same page. */
function hrefOf({ protoPath, anchor }: SymbolAddress, data: ReferenceData): string {
  return `${protoPath === data.file.path ? '' : withBase(referenceRoute(protoPath), settings.base)}#${anchor}`;
}

/** A type, with a link unless it is a scalar. */
export function typeLink(type: TypeReference, data: ReferenceData): CodeLink {
  if (type.kind === 'scalar') return { name: type.name };
  return { name: type.shortName, href: type.url ?? hrefOf(type, data) };
}

/** The replacement of a deprecated symbol; undefined for other symbols. */
export function deprecationOf(symbol: ProtoSymbol, data: ReferenceData): Deprecation | undefined {
  if (!symbol.deprecated) return undefined;
  if (!symbol.replacement) return {};
  const { name, protoPath, anchor = '' } = symbol.replacement;
  return { replacement: { name, href: protoPath && hrefOf({ protoPath, anchor }, data) } };
}

/** Links to where a message or an enum is used, without duplicates: a method can take and return the same message. */
export function usesOf({ usedBy }: Message | Enum, data: ReferenceData): CodeLink[] {
  const names = new Map(usedBy.map((use) => [hrefOf(use, data), use.shortName]));
  return [...names].map(([href, name]) => ({ name, href }));
}

/** The HTTP methods of a call, or `stream`. */
export function verbOf({ streaming, idempotency }: Method): string {
  if (streaming !== 'none') return 'stream';
  return idempotency === 'no-side-effects' ? 'GET or POST' : 'POST';
}

/** Props of a symbol's row: its anchor and name, its declaration in the source, and its replacement. */
export function symbolProps(symbol: ProtoSymbol, data: ReferenceData) {
  const { file, sourceHref, sourceLines = {} } = data;
  const name = withoutPackage(symbol.fullName, file.package);
  return {
    id: symbol.anchor,
    name,
    sourceHref: sourceHref && `${sourceHref}#L${getOwn(sourceLines, name) ?? symbol.line}`,
    deprecation: deprecationOf(symbol, data),
  };
}
