import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { progress } from '../../progress';
import { drawPicture } from './drawPicture';
import type { Picture } from './pictures';

/** Draws pictures to where they are kept. */
export async function drawPictures(pictures: Picture[]): Promise<void> {
  const tell = progress('Drawing social images', pictures.length);
  for (const { file, words } of pictures) {
    await mkdir(dirname(file), { recursive: true });
    // Another build may look for the same picture meanwhile: it finds a whole one or none.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, drawPicture(words));
    await rename(draft, file);
    tell();
  }
}
