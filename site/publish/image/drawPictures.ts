import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { progress } from '../../progress';
import type { Picture } from './pictures';
import { drawImage, type Drawing } from './drawImage';
import { socialImage, type SocialImageWords, mark } from './socialImage';

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

/** The mark alone, with room around it, for those who show a logo. */
const markImage: Drawing = { width: 512, height: 512, shapes: mark(76, 76, 360), texts: [] };

/**
 * Draws the picture of a page as PNG.
 *
 * @param words What is said on it. @default the mark alone
 */
export const drawPicture = (words?: SocialImageWords): Buffer =>
  drawImage(words ? socialImage(words) : markImage);
