import type { ListedPage } from '../search/nearestPages';
import { withBase } from '../content/links/withBase';
import { generatedFiles } from '../content/targetsOf';
import type { Snippet } from '../reference/examples/languages';
import { referenceRoute } from '../reference/referenceRoute';
import { typesOf } from '../reference/request/schemaOf';
import { type AnySymbol, symbolsOf } from '../reference/symbols';
import { createEngine } from '../search/engine/createEngine';
import { searchFolder, searchIndexFile, type SearchIndex } from '../search/engine/searchIndex';
import { mirrorRoute } from '../theme/head/routes';
import type { AssistantsFile } from './assistantsFile';

/** Reads a file of the built site by its address without base; undefined if it doesn't exist. */
export type ReadFile = (address: string) => Promise<string | undefined>;

/** A built site, in the form that answers to assistants need. */
export type Docs = Awaited<ReturnType<typeof openDocs>>;

/** Opens a built site. */
export async function openDocs(read: ReadFile) {
  const readJson = async <Json>(address: string) => {
    const text = await read(address);
    if (text === undefined) throw new Error(`The built site has no ${address}. Build it again.`);
    return JSON.parse(text) as Json;
  };
  const [{ site, files }, pages, index] = await Promise.all([
    readJson<AssistantsFile>(generatedFiles.assistants),
    readJson<ListedPage[]>(generatedFiles.addresses),
    readJson<SearchIndex>(`/${searchFolder}/${searchIndexFile}`),
  ]);
  /** By address, with base and anchor. */
  const symbols = new Map<string, AnySymbol & { snippets: Snippet[] }>();
  for (const { file, snippets } of files) {
    const page = withBase(referenceRoute(file.path), site.base);
    for (const each of symbolsOf(file)) {
      const { anchor } = each.symbol;
      symbols.set(`${page}#${anchor}`, { ...each, snippets: snippets[anchor] ?? [] });
    }
  }
  const engine = createEngine(index, { readTexts: (name) => readJson(`/${searchFolder}/${name}`) });
  /** Address without base of a page as Markdown. */
  const mirrorOf = (href: string) => mirrorRoute(`/${href.slice(site.base.length)}`);
  const types = typesOf({ files: files.map(({ file }) => file) });
  return { site, pages, symbols, engine, types, read, mirrorOf };
}
