import { createEngine, type SearchEngine } from '../../search/engine/createEngine';
import { readIndex } from '../../search/engine/indexFile';
import type { SearchResponse } from '../../search/engine/protocol';
import type { RecordTexts } from '../../search/engine/textFiles';
import type { Answer, Question } from './messages';

/** The engine, once its index is there. A failure is forgotten, so that the next search tries again. */
let engine: Promise<SearchEngine> | undefined;

async function load(folder: string): Promise<SearchEngine> {
  const index = readIndex(await (await fetchOk(`${folder}index.json`)).text());
  const readTexts = async (file: string) => (await (await fetchOk(`${folder}${file}`)).json()) as RecordTexts;
  const loaded = createEngine(index, { readTexts });
  void prepare(loaded);
  return loaded;
}

/** Makes the engine fast while nobody asks: a question that comes waits for one step at most. */
async function prepare({ prepare }: SearchEngine): Promise<void> {
  for (const _ of prepare()) await new Promise((resolve) => setTimeout(resolve));
}

async function fetchOk(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer;
}

async function answer({ id, folder, request, asked }: Question): Promise<void> {
  const say = (message: Answer) => postMessage(message);
  try {
    engine ??= load(folder);
    const ready = await engine;
    const start = performance.now();
    const answered = (kind: 'early' | 'whole') => (response: SearchResponse) =>
      say({ kind, id, response, asked, took: performance.now() - start });
    answered('whole')(await ready.search(request, answered('early')));
  } catch (error) {
    engine = undefined;
    say({ kind: 'failed', id, error: String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));
