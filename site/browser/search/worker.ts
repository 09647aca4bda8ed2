import { loadOnce } from '../../loadOnce';
import { createEngine, type SearchEngine } from '../../search/engine/createEngine';
import type { SearchQuery, SearchResponse } from '../../search/engine/protocol';
import { searchFolder, searchIndexFile, type SearchIndex } from '../../search/engine/searchIndex';
import { fetchOk } from '../fetchOk';
import { site } from '../site';

/** A message from the worker. A partial result is followed by the complete one, or by an error. */
export type WorkerMessage = { partial: SearchResponse } | { result: SearchResponse } | { error: string };

/** Reads a file of the index. */
const readJson = async <Json>(file: string) =>
  (await fetchOk(`${site.base}${searchFolder}/${file}`)).json() as Promise<Json>;

/** Loads the engine with the index in a file. */
const loadEngine = loadOnce(async (file) => {
  const engine = createEngine(await readJson<SearchIndex>(file), { readTexts: readJson });
  void warmUpInTasks(engine);
  return engine;
});

/** Warms up the engine in separate tasks, so a query waits for one step at most. */
async function warmUpInTasks({ warmUp }: SearchEngine): Promise<void> {
  for (const _ of warmUp()) await new Promise((resolve) => setTimeout(resolve));
}

async function respond(query: SearchQuery, port: MessagePort): Promise<void> {
  const post = (message: WorkerMessage) => port.postMessage(message);
  try {
    const { search } = await loadEngine(searchIndexFile);
    post({ result: await search(query, (partial) => post({ partial })) });
  } catch (error) {
    post({ error: String(error) });
  }
}

// Each query comes with the port for its responses.
addEventListener('message', ({ data, ports }: MessageEvent<SearchQuery>) => void respond(data, ports[0]!));
