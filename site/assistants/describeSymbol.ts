import { nearest } from '../nearest';
import { nameInPackage } from '../reference/examples/nameInPackage';
import { symbolMarkdown } from '../reference/symbolMarkdown';
import { Unanswerable, type Docs } from './openDocs';

/** A name without what its spellings differ in: case, underscores, slashes of a path, arguments. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/\(.*|[_\s]/gs, '')
    .replace(/^\W*|[/#]/g, '.');

/**
 * The address of a symbol of the API from a name as people write it: in part, in any case, as a path or with underscores.
 * Otherwise what the search finds first.
 *
 * @throws {Unanswerable} When nothing has such a name.
 */
export async function findSymbol({ symbols, engine }: Docs, asked: string): Promise<string> {
  const wanted = plain(asked);
  const named = [...symbols].filter(([, { symbol }]) => plain(symbol.fullName).endsWith(wanted));
  // A method or a type rather than a field of the same name.
  const [address] =
    named.find(([, { symbol }]) => 'request' in symbol || 'usedBy' in symbol) ?? named[0] ?? [];
  if (address !== undefined && wanted !== '.') return address;
  const { hits } = await engine.search({ query: asked, hitsPerPage: 5, facetFilters: ['area:api'] });
  const found = hits.find(({ url }) => symbols.has(url));
  if (found) return found.url;
  const names = [...symbols.values()].map(({ symbol }) => nameInPackage(symbol.fullName));
  const near = nearest(asked, names, 3).join(', ');
  throw new Unanswerable(`The API has no ${JSON.stringify(asked)}. ${near && `Did you mean ${near}?`}`);
}

/**
 * A symbol of the API as Markdown. Fields and values are described by what declares them.
 *
 * @param address Its address with base and anchor.
 * @param language Id of the only language of samples. @default all
 */
export function describeSymbol(docs: Docs, address: string, language?: string): string {
  const { symbols, site, notes, ...facts } = docs;
  const { symbol, file } = symbols.get(address)!;
  const isWhole = 'usedBy' in symbol || 'request' in symbol || 'rpcs' in symbol;
  if (!isWhole) return describeSymbol(docs, address.replace(/\.[^.#]*$/, ''), language);
  const text = symbolMarkdown(symbol, { ...facts, file: file.path, notes: notes[address], language });
  return `# ${nameInPackage(symbol.fullName)}\n\n${site.address}${address}\n\n${text}`;
}
