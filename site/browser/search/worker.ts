import { createEngine, type SearchEngine } from '../../search/engine/createEngine';
import type { SearchQuery, SearchResult } from '../../search/engine/protocol';
import type { SearchIndex } from '../../search/engine/searchIndex';
import type { RecordTexts } from '../../search/engine/textFiles';
import { fetchOk } from '../fetchOk';

/** A message to the worker, with the port for its answers. */
export interface Question {
  /** Address of the folder of the index. */
  folder: string;
  query: SearchQuery;
}

/** A message from the worker. An early result is followed by a whole one, or an error. */
export type Answer = { early: SearchResult } | { result: SearchResult } | { error: string };

/** The engine. Loaded once; again after a failure. */
let engine: Promise<SearchEngine> | undefined;

async function load(folder: string): Promise<SearchEngine> {
  const index = (await (await fetchOk(`${folder}index.json`)).json()) as SearchIndex;
  const readTexts = async (file: string) => (await (await fetchOk(`${folder}${file}`)).json()) as RecordTexts;
  const loaded = createEngine(index, { readTexts });
  void prepare(loaded);
  return loaded;
}

/** Prepares the engine in separate tasks, so a query waits for one step at most. */
async function prepare({ prepare }: SearchEngine): Promise<void> {
  for (const _ of prepare()) await new Promise((resolve) => setTimeout(resolve));
}

async function answer({ folder, query }: Question, port: MessagePort): Promise<void> {
  const post = (message: Answer) => port.postMessage(message);
  try {
    engine ??= load(folder);
    const { search } = await engine;
    post({ result: await search(query, (early) => post({ early })) });
  } catch (error) {
    engine = undefined;
    post({ error: String(error) });
  }
}

addEventListener('message', ({ data, ports }: MessageEvent<Question>) => void answer(data, ports[0]!));
