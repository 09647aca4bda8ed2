import { createEngine, type RecordTexts, type SearchEngine } from '../../search/engine/createEngine';
import { readIndex } from '../../search/engine/indexFile';
import type { Answer, Question } from './messages';

/** The engine, once its index is there. A failure is forgotten, so that the next search tries again. */
let engine: Promise<SearchEngine> | undefined;

async function load(folder: string): Promise<SearchEngine> {
  const index = readIndex(await (await fetchOk(`${folder}index.json`)).text());
  const readTexts = async (file: string) => (await (await fetchOk(`${folder}${file}`)).json()) as RecordTexts;
  return createEngine(index, { readTexts });
}

async function fetchOk(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer;
}

addEventListener('message', ({ data: { id, folder, request } }: MessageEvent<Question>) => {
  engine ??= load(folder);
  engine.then(
    async (ready) => postMessage({ id, response: await ready.search(request) } satisfies Answer),
    (error: unknown) => {
      engine = undefined;
      postMessage({ id, error: String(error) } satisfies Answer);
    },
  );
});
