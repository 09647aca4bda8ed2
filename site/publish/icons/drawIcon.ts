import { Resvg } from '@resvg/resvg-js';

import { iconColors, markIcon } from './markIcon';

/**
 * Draws the icon on the sheet of the light mode, in the middle of a square, as PNG.
 *
 * @param size Width and height in pixels.
 * @param mark Those of the mark in it: a multiple of 8, so that its rows are whole pixels.
 */
export function drawIcon(size: number, mark: number): Buffer {
  const at = (size - mark) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" fill="${iconColors.light.ground}"/>` +
    markIcon.replace('<svg', `<svg x="${at}" y="${at}" width="${mark}" height="${mark}"`) +
    '</svg>';
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
