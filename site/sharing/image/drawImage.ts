import { Resvg } from '@resvg/resvg-js';

import { colors } from './colors';
import { glyphMask, type Mask } from './glyphMask';
import { indexedPng } from './indexedPng';
import { nearest, palette, places, type Ink } from './palette';
import { shapeText, type TextStyle } from './shapeText';

/** A picture: shapes, which many share, and lines of text on their ground. */
export interface Drawing {
  width: number;
  height: number;
  /** SVG without its root. */
  shapes: string;
  texts: PlacedText[];
}

/** A line of text, and where its baseline begins, in pixels. */
export interface PlacedText {
  text: string;
  style: TextStyle;
  ink: Ink;
  x: number;
  y: number;
}

/** Draws a picture as PNG. The same picture gives the same bytes. */
export function drawImage({ texts, ...ground }: Drawing): Buffer {
  const pixels = groundOf(ground).slice();
  for (const { text, style, ink, x, y } of texts) {
    for (const placed of shapeText(text, style).glyphs) {
      const mask = glyphMask(placed.font, placed.glyph, style.size, x + placed.x);
      const start = (y - Math.round(placed.y)) * ground.width + Math.floor(x + placed.x);
      stamp(mask, places[ink], pixels, ground.width, start);
    }
  }
  return indexedPng(pixels, ground.width, palette);
}

/** Draws a form in the grades of an ink, at the pixel where it begins. */
function stamp(
  { left, top, width, height, coverage }: Mask,
  grades: Uint8Array,
  pixels: Uint8Array,
  lineWidth: number,
  start: number,
): void {
  for (let row = 0; row < height; row++) {
    const from = start + (top + row) * lineWidth + left;
    for (let column = 0; column < width; column++) {
      const grade = grades[coverage[row * width + column]!]!;
      // Where letters touch, the darker grade stays.
      if (grade > pixels[from + column]!) pixels[from + column] = grade;
    }
  }
}

const grounds = new Map<string, Uint8Array>();

/** What pictures with the same shapes have under their texts, drawn once. */
function groundOf({ width, height, shapes }: Omit<Drawing, 'texts'>): Uint8Array {
  let ground = grounds.get(shapes);
  if (!ground) grounds.set(shapes, (ground = drawGround(width, height, shapes)));
  return ground;
}

function drawGround(width: number, height: number, shapes: string): Uint8Array {
  const sheet = `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sheet}${shapes}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const known = new Map<number, number>();
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const color = pixels.readUIntBE(at * 4, 3);
    let place = known.get(color);
    if (place === undefined) known.set(color, (place = nearest([...pixels.subarray(at * 4, at * 4 + 3)])));
    return place;
  });
}
