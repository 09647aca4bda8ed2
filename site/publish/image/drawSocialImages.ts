import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { renderPng, socialImage, type SocialImageWords } from './socialImage';

/** The input of the thread that draws pictures. */
export interface PicturesToDraw {
  /** The text on each picture, by the route of the picture. */
  words: [route: string, words: SocialImageWords][];
  /** Folder that keeps the pictures between builds for 30 days. */
  cache: string;
}

const manifest = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
/** Exact versions of all packages, as text. */
const versions = JSON.stringify((JSON.parse(manifest) as { dependencies: object }).dependencies);

/** How long a picture is kept, in milliseconds: 30 days. */
const month = 30 * 24 * 60 * 60_000;

// Runs in a worker thread that `socialImages.ts` starts. Posts all pictures by route once they are drawn.
const { words, cache } = workerData as PicturesToDraw;
mkdirSync(cache, { recursive: true });
removeOld();
const pictures = new Map<string, Buffer>();
for (const [route, each] of words) {
  pictures.set(route, drawPicture(each));
  // Yield to the event loop, or resvg never frees its pixel buffers.
  await setImmediate();
}
parentPort!.postMessage(pictures);

/** Removes pictures that are older than a month. A build redraws those that pages still use. */
function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > month) rmSync(file, { force: true });
  }
}

/** Draws a picture as PNG, or takes it from the cache, whose keys are hashes of the SVG and all packages' versions. */
function drawPicture(text: SocialImageWords): Buffer {
  const svg = socialImage(text);
  const name = hash('sha256', versions + svg);
  const file = join(cache, `${name}.png`);
  if (existsSync(file)) return readFileSync(file);
  const drawn = renderPng(svg);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, drawn);
  renameSync(draft, file);
  return drawn;
}
