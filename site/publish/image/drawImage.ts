import { Resvg } from '@resvg/resvg-js';

import { colors } from './colors';
import { glyphMask, type Mask } from './glyphMask';
import { emptySheet, indexedPng, placeOf, type Sheet } from './indexedPng';
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
export function drawImage({ texts, ...drawn }: Drawing): Buffer {
  const { ground, sheet } = groundOf(drawn);
  sheet.pixels.set(ground);
  for (const { text, style, ink, x, y } of texts) {
    for (const placed of shapeText(text, style).glyphs) {
      const mask = glyphMask(placed.font, placed.glyph, style.size, x + placed.x);
      stamp(mask, places[ink], sheet, Math.floor(x + placed.x), y - Math.round(placed.y));
    }
  }
  return indexedPng(sheet, palette);
}

/** Draws a form in the grades of an ink, at the pixel where it begins. */
function stamp(
  { left, top, width, height, coverage }: Mask,
  grades: Uint8Array,
  { pixels, width: across }: Sheet,
  x: number,
  y: number,
): void {
  for (let row = 0; row < height; row++) {
    const from = placeOf(x + left, y + top + row, across);
    for (let column = 0; column < width; column++) {
      const grade = grades[coverage[row * width + column]!]!;
      // Where letters touch, the darker grade stays.
      if (grade > pixels[from + column]!) pixels[from + column] = grade;
    }
  }
}

interface Ground {
  ground: Uint8Array;
  /** What one picture after the other is drawn on. */
  sheet: Sheet;
}

const grounds = new Map<string, Ground>();

/** What pictures with the same shapes have under their texts, drawn once. */
function groundOf({ width, height, shapes }: Omit<Drawing, 'texts'>): Ground {
  let known = grounds.get(shapes);
  if (!known) {
    const { pixels } = drawGround(width, height, shapes);
    grounds.set(shapes, (known = { ground: pixels.slice(), sheet: { pixels, width } }));
  }
  return known;
}

function drawGround(width: number, height: number, shapes: string): Sheet {
  const paper = `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${shapes}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const known = new Map<number, number>();
  const sheet = emptySheet(width, height);
  for (let at = 0; at < width * height; at++) {
    const color = pixels.readUIntBE(at * 4, 3);
    let place = known.get(color);
    if (place === undefined) known.set(color, (place = nearest([...pixels.subarray(at * 4, at * 4 + 3)])));
    sheet.pixels[placeOf(at % width, Math.floor(at / width), width)] = place;
  }
  return sheet;
}
