import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { renderPng, socialImage, type ImageContent } from './socialImage';

/** The input of the thread that draws images. */
export interface SocialImageJob {
  /** What each image shows, by the route of the image. */
  contents: [route: string, content: ImageContent][];
  /** Folder that keeps the images between builds for 30 days. */
  cache: string;
}

const manifest = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
/** Exact versions of all packages, as text. */
const versions = JSON.stringify((JSON.parse(manifest) as { dependencies: object }).dependencies);

/** How long an image is kept, in milliseconds: 30 days. */
const month = 30 * 24 * 60 * 60_000;

// Runs in a worker thread that `socialImages.ts` starts. Posts all images by route once they are drawn.
const { contents, cache } = workerData as SocialImageJob;
removeOld();
const images = new Map<string, Buffer>();
for (const [route, content] of contents) {
  images.set(route, drawImage(content));
  // Yield to the event loop, or resvg never frees its pixel buffers.
  await setImmediate();
}
parentPort!.postMessage(images);

/** Removes images that are older than a month. A build redraws those that pages still use. */
function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > month) rmSync(file, { force: true });
  }
}

/** Draws an image as PNG, or takes it from the cache, whose keys are hashes of the SVG and all packages' versions. */
function drawImage(content: ImageContent): Buffer {
  const svg = socialImage(content);
  const name = hash('sha256', versions + svg);
  const file = join(cache, `${name}.png`);
  if (existsSync(file)) return readFileSync(file);
  const drawn = renderPng(svg);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, drawn);
  renameSync(draft, file);
  return drawn;
}
