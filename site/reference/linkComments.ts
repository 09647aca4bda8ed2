import type { LinkReference, Nodes } from 'mdast';

import type { ProtoFile } from './model';
import { parseMarkdown } from './parseComment';
import { referenceRoute } from './referenceRoute';
import { eachMessage, symbolsOf } from './symbols';

/** Names that comments refer to: `[the job][shop.v1.Job]`, `[Job][]`. */
const named = /\]\s*\[([\w.]+)\]|\[([\w.]+)\]\[\]/g;

/**
 * Turns references in comments into links: to symbols, as https://google.aip.dev/192 writes them, and to addresses that
 * the comment defines. What no file declares becomes its words.
 *
 * @param knownAddress Address of a type that every tree can import.
 */
export function linkComments(files: ProtoFile[], knownAddress: (name: string) => string | undefined): void {
  const addresses = addressesOf(files);
  for (const file of files) {
    for (const { comments, fullName } of [{ ...file, fullName: file.package }, ...symbolsOf(file)]) {
      const scopes = fullName.split('.');
      const addressOf = (name: string): string | undefined => {
        const names = scopes.map((_, index) => [...scopes.slice(0, scopes.length - index), name].join('.'));
        const found = [...names, name].find((each) => addresses.has(each));
        return found === undefined ? knownAddress(name) : addresses.get(found);
      };
      for (const part of ['leading', 'trailing'] as const) {
        const text = comments[part];
        if (text !== undefined && /\]\s*\[|\]:/.test(text)) comments[part] = linked(text, addressOf);
      }
    }
  }
}

/** Addresses of symbols by full name. Values of enums have a second one, in the scope of the enum. */
function addressesOf(files: ProtoFile[]): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const file of files) {
    const add = (name: string, anchor: string) =>
      addresses.set(name, `${referenceRoute(file.path)}#${anchor}`);
    const enums = [...file.enums];
    eachMessage(file, (message) => enums.push(...message.enums));
    for (const { values } of enums) {
      for (const { fullName, anchor } of values) add(fullName.replace(/[^.]+\.([^.]+)$/, '$1'), anchor);
    }
    for (const { fullName, anchor } of symbolsOf(file)) add(fullName, anchor);
  }
  return addresses;
}

function linked(comment: string, addressOf: (name: string) => string | undefined): string {
  const found = new Map([...comment.matchAll(named)].map(([, full, short]) => [full ?? short!, '']));
  for (const name of found.keys()) found.set(name, addressOf(name) ?? '');
  const isMeant = (name: string) => found.get(name) !== '' || name.includes('.');
  const joined = comment.replace(named, (text, name?: string) =>
    name && isMeant(name) ? `][${name}]` : text,
  );
  const definitions = [...found.keys()].filter(isMeant).map((name) => `[${name}]: <${found.get(name)}>`);
  const source = `${joined}\n\n${definitions.join('\n')}`;
  const nodes = nodesIn(parseMarkdown(source));
  const targets = new Map<string, string>();
  for (const node of nodes.toReversed()) {
    if (node.type === 'definition') targets.set(node.identifier, node.url);
  }
  let text = source;
  for (const node of nodes.toReversed()) {
    if (node.type !== 'linkReference' && node.type !== 'definition') continue;
    const { start, end } = node.position!;
    const link = node.type === 'definition' ? '' : linkOf(node, source, targets.get(node.identifier)!);
    text = text.slice(0, start.offset) + link + text.slice(end.offset);
  }
  return text.trimEnd();
}

function linkOf({ children }: LinkReference, source: string, url: string): string {
  const words = source.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset);
  return url === '' ? words : `[${words}](<${url}>)`;
}

const nodesIn = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
];
