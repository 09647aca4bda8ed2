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

async function answer({ id, folder, request, asked }: Question): Promise<Answer> {
  try {
    engine ??= load(folder);
    const ready = await engine;
    const start = performance.now();
    const response = await ready.search(request);
    return { id, response, asked, took: performance.now() - start };
  } catch (error) {
    engine = undefined;
    return { id, error: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data).then(postMessage));
