import { Resvg } from '@resvg/resvg-js';
import type { Font } from 'harfbuzzjs';

/** How much of each pixel a form covers, from 0 to 255, row by row. */
export interface Mask {
  /** Place of the first pixel, right of the pixel where the form begins and below its baseline. */
  left: number;
  top: number;
  width: number;
  height: number;
  coverage: Uint8Array;
}

/** Forms may begin at so many places within a pixel. */
const places = 4;

const masks = new Map<Font, Map<string, Mask>>();

/**
 * Draws a form of a font once for each size, and for each place within a pixel at which it begins.
 *
 * @param x Where it begins; what is before the decimal point does not count.
 */
export function glyphMask(font: Font, glyph: number, size: number, x: number): Mask {
  const place = Math.floor((x - Math.floor(x)) * places);
  const key = `${glyph} ${size} ${place}`;
  let ofFont = masks.get(font);
  if (!ofFont) masks.set(font, (ofFont = new Map()));
  let mask = ofFont.get(key);
  if (!mask) ofFont.set(key, (mask = drawMask(font, glyph, size, place / places)));
  return mask;
}

function drawMask(font: Font, glyph: number, size: number, shift: number): Mask {
  const scale = size / font.face.upem;
  const { xBearing, yBearing, width: across, height: down } = font.glyphExtents(glyph)!;
  const left = Math.floor(xBearing * scale + shift);
  const top = Math.floor(-yBearing * scale);
  const width = Math.ceil((xBearing + across) * scale + shift) - left;
  const height = Math.ceil(-(yBearing + down) * scale) - top;
  if (across === 0) return { left, top, width: 0, height: 0, coverage: new Uint8Array() };
  const path = `<path transform="translate(${shift - left} ${-top}) scale(${scale} ${-scale})" d="${font.glyphToPath(glyph)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${path}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // Black on nothing: what is covered is what is opaque.
  const coverage = new Uint8Array(width * height);
  for (let at = 0; at < coverage.length; at++) coverage[at] = pixels[at * 4 + 3]!;
  return { left, top, width, height, coverage };
}
