import type { Address } from '../content/documents/nearestAddresses';
import { withBase } from '../content/documents/withBase';
import type { ProtoFile } from '../reference/model';
import { referenceRoute } from '../reference/referenceRoute';
import type { Types } from '../reference/request/requestSchema';
import { typesOf } from '../reference/request/schemaOf';
import { type AnySymbol, symbolsOf } from '../reference/symbols';
import { createEngine, type SearchEngine } from '../search/engine/createEngine';
import { readIndex } from '../search/engine/indexFile';
import type { RecordTexts } from '../search/engine/textFiles';
import type { AssistantsFile } from './assistantsFile';

/** Address without base of what answers are made from, in addition to search index and pages. */
export const assistantsFileRoute = '/assistants.json';

/** Reads a file of the built site by its address without base; undefined when there is none. */
export type ReadFile = (address: string) => Promise<string | undefined>;

/** A built site, as answers to assistants need it. */
export interface Docs extends Pick<AssistantsFile, 'site' | 'clients' | 'notes' | 'examples'> {
  /** All pages, in the order of the sidebar. */
  pages: Address[];
  engine: SearchEngine;
  types: Types;
  /** The symbols of the API by address, with base and anchor. */
  symbols: Map<string, { symbol: AnySymbol; file: ProtoFile }>;
  read: ReadFile;
}

/** Opens a built site. */
export async function openDocs(read: ReadFile): Promise<Docs> {
  const readJson = async <Json>(address: string) => JSON.parse((await read(address)) ?? 'null') as Json;
  const [{ files, ...rest }, pages, index = ''] = await Promise.all([
    readJson<AssistantsFile>(assistantsFileRoute),
    readJson<Address[]>('/addresses.json'),
    read('/search/index.json'),
  ]);
  const symbols: Docs['symbols'] = new Map();
  for (const file of files) {
    const page = withBase(referenceRoute(file.path), rest.site.base);
    for (const symbol of symbolsOf(file)) symbols.set(`${page}#${symbol.anchor}`, { symbol, file });
  }
  const engine = createEngine(readIndex(index), {
    readTexts: (name) => readJson<RecordTexts>(`/search/${name}`),
  });
  warmUp(engine, pages).catch(console.error);
  return { ...rest, pages, engine, symbols, types: typesOf({ files }), read };
}

/** Makes the next searches faster, those with typos too, in short steps between answers. */
async function warmUp({ prepare, search }: SearchEngine, pages: Address[]): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  for (const _ of prepare()) await pause();
  for (const { title } of pages.slice(0, 10)) {
    await search({ query: title.slice(1), hitsPerPage: 8 });
    await pause();
  }
}
