import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { progress } from '../../progress';
import { drawPicture } from './drawPicture';
import type { Picture } from './pictures';

/** Draws pictures to where they are kept. */
export function drawPictures(pictures: Picture[]): void {
  const tell = progress('Drawing social images', pictures.length);
  for (const { file, words } of pictures) {
    mkdirSync(dirname(file), { recursive: true });
    // Another build may look for the same picture meanwhile: it finds a whole one or none.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, drawPicture(words));
    renameSync(draft, file);
    tell();
  }
}
