import type { Definition, LinkReference, Nodes } from 'mdast';

import { didYouMean } from '../nearest';
import type { Comments, ProtoFile } from './model';
import { parseMarkdown } from './parseComment';
import { referenceRoute } from './referenceRoute';
import { eachMessage, symbolsOf } from './symbols';

/** Names that comments refer to: `[the job][shop.v1.Job]`, `[Job][]`. */
const named = /\]\s*\[([\w.]+)\]|\[([\w.]+)\]\[\]/g;

/**
 * Turns references in comments into links: to symbols, as https://google.aip.dev/192 writes them, and to addresses that
 * the comment defines. Names of other packages become their words.
 *
 * @param knownAddress Address of a type that every tree can import.
 * @param report Hears of a name in a package of the files that nothing has.
 */
export function linkComments(
  files: ProtoFile[],
  knownAddress: (name: string) => string | undefined,
  report: (path: string, line: number, message: string, fix: string) => void,
): void {
  const addresses = addressesOf(files);
  const isOwn = (name: string) =>
    files.some((file) => file.package !== '' && name.startsWith(`${file.package}.`));
  for (const file of files)
    for (const { comments, line, fullName } of [
      { ...file, line: 1, fullName: `${file.package}.` },
      ...symbolsOf(file),
    ]) {
      const addressOf = (name: string): string | undefined => {
        for (const scopes = fullName.split('.'); scopes.length > 0; scopes.pop()) {
          const found = addresses.get([...scopes, name].join('.'));
          if (found !== undefined) return found;
        }
        const address = addresses.get(name) ?? knownAddress(name);
        if (address === undefined && isOwn(name))
          report(
            file.path,
            line,
            `the comment refers to ${JSON.stringify(name)}, which nothing declares.`,
            `${didYouMean(name, addresses.keys())}Correct the name.`,
          );
        return address;
      };
      linkBoth(comments, addressOf);
    }
}

function linkBoth(comments: Comments, addressOf: (name: string) => string | undefined): void {
  for (const part of ['leading', 'trailing'] as const) {
    const text = comments[part];
    if (text !== undefined && /\]\s*\[|\]:/.test(text)) comments[part] = linked(text, addressOf);
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
    for (const { values } of enums)
      for (const { fullName, anchor } of values) add(fullName.replace(/[^.]+\.([^.]+)$/, '$1'), anchor);
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
  const withDefinitions = `${joined}\n\n${definitions.join('\n')}`;
  const nodes = nodesIn(parseMarkdown(withDefinitions));
  const targets = new Map(
    nodes
      .filter((node): node is Definition => node.type === 'definition')
      .toReversed()
      .map((node) => [node.identifier, node.url]),
  );
  const replaced = nodes.filter(({ type }) => type === 'linkReference' || type === 'definition');
  return replaced
    .toReversed()
    .reduce((text, node) => {
      const { start, end } = node.position!;
      return (
        text.slice(0, start.offset) +
        (node.type === 'linkReference' ? linkOf(node) : '') +
        text.slice(end.offset)
      );
    }, withDefinitions)
    .trim();

  function linkOf({ identifier, children }: LinkReference): string {
    const url = targets.get(identifier)!;
    const words = withDefinitions.slice(
      children[0]?.position?.start.offset,
      children.at(-1)?.position?.end.offset,
    );
    return url === '' ? words : `[${words}](<${url}>)`;
  }
}

const nodesIn = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
];
