import type { Definition, LinkReference } from 'mdast';

import { visit } from '../visit';
import type { ProtoFile } from './model';
import { parseMarkdown } from './parseComment';
import { externalUrl, type Declaration, lookUp, type SymbolTable } from './read/symbolTable';
import { referenceRoute } from './referenceRoute';
import { symbolsOf } from './symbols';

/** Names that comments refer to: `[the job][shop.v1.Job]`, `[Job][]`. */
const nameReference = /\]\s*\[([\w.]+)\]|\[([\w.]+)\]\[\]/g;

/**
 * Turns references in comments into links: to symbols, in the form of https://google.aip.dev/192, and to addresses that
 * the comment defines. References to undeclared names become plain text.
 */
export function linkComments(file: ProtoFile, table: SymbolTable): void {
  const linkIn = (comment: string, scope: string) =>
    /\]\s*\[|\]:/.test(comment)
      ? resolveNames(comment, (name) => addressOf(lookUp(name, scope, table), table))
      : comment;
  file.comment = linkIn(file.comment, file.package);
  for (const { symbol } of symbolsOf(file)) symbol.comment = linkIn(symbol.comment, symbol.fullName);
}

function addressOf(declaration: Declaration | undefined, { ownPaths }: SymbolTable): string | undefined {
  if (declaration === undefined) return undefined;
  const { file, symbol } = declaration;
  if (ownPaths.has(file.path)) return `${referenceRoute(file.path)}#${symbol.anchor}`;
  return externalUrl(file.path, symbol.fullName);
}

function resolveNames(comment: string, resolve: (name: string) => string | undefined): string {
  const names = [...comment.matchAll(nameReference)].map(([, full, short]) => full ?? short!);
  // An empty url marks a name that nothing declares; `formatLink` leaves only its words.
  const urlOf = new Map(names.map((name) => [name, resolve(name) ?? '']));
  const isReference = (name: string) => urlOf.get(name) !== '' || name.includes('.');
  const joined = comment.replace(nameReference, (text, name?: string) =>
    name && isReference(name) ? `][${name}]` : text,
  );
  const definitions = [...urlOf.keys()].filter(isReference).map((name) => `[${name}]: <${urlOf.get(name)}>`);
  const source = `${joined}\n\n${definitions.join('\n')}`;
  /** From the last to the first, so that replacing one moves no other. */
  const nodes: (Definition | LinkReference)[] = [];
  visit(parseMarkdown(source), (node) => {
    if (node.type === 'definition' || node.type === 'linkReference') nodes.unshift(node);
  });
  const targets = new Map<string, string>();
  for (const node of nodes) if (node.type === 'definition') targets.set(node.identifier, node.url);
  let text = source;
  for (const node of nodes) {
    const { start, end } = node.position!;
    const link = node.type === 'definition' ? '' : formatLink(node, source, targets.get(node.identifier)!);
    text = text.slice(0, start.offset) + link + text.slice(end.offset);
  }
  return text.trimEnd();
}

function formatLink({ children }: LinkReference, source: string, url: string): string {
  const words = source.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset);
  return url === '' ? words : `[${words}](<${url}>)`;
}
