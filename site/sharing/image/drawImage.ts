import { Resvg } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';

import { socialImageSize } from '../socialImageRoute';
import { colors } from './colors';
import { imageFonts } from './imageFonts';
import { indexedPng } from './indexedPng';

let fonts: Font[] | undefined;

/**
 * Draws a picture as PNG. The same words give the same bytes.
 *
 * @param content What is on it, in the elements and styles that Satori knows.
 * @param ground SVG without its root, under the content.
 */
export async function drawImage(
  content: ReactNode,
  ground: string,
  { width, height }: { width: number; height: number } = socialImageSize,
): Promise<Buffer> {
  fonts ??= imageFonts();
  const svg = await satori(content, { width, height, fonts });
  const sheet = `<rect width="${width}" height="${height}" fill="${colors.ground}"/>${ground}`;
  const picture = new Resvg(
    svg.replace(/^<svg[^>]*>/, (root) => root + sheet),
    { font: { loadSystemFonts: false } },
  ).render();
  return indexedPng(picture.pixels, picture.width);
}
