import { Buffer, shape, type Font } from 'harfbuzzjs';

import { fontsOf, type Typeface } from './imageFonts';

/** How a text is set. */
export interface TextStyle extends Typeface {
  /** In pixels. */
  size: number;
  /** Room after each letter and after each space, in parts of the size. @default 0 */
  letterSpacing?: number;
  wordSpacing?: number;
}

/** A form of a font, and how far right of the start of the text and above its baseline it stands, in pixels. */
export interface PlacedGlyph {
  font: Font;
  glyph: number;
  x: number;
  y: number;
}

/** A text as forms of its fonts, with the room it takes in pixels. */
export interface ShapedText {
  glyphs: PlacedGlyph[];
  width: number;
}

/** Words are shaped once: most pages of a site use the same. */
const shaped = new Map<string, ShapedText>();

/** Chooses and places the forms of a text: with ligatures and kerning within each word. */
export function shapeText(text: string, style: TextStyle): ShapedText {
  const glyphs: PlacedGlyph[] = [];
  let width = 0;
  for (const word of shapedWords(text, style)) {
    for (const { font, glyph, x, y } of word.glyphs) glyphs.push({ font, glyph, x: x + width, y });
    width += word.width;
  }
  return { glyphs, width };
}

/** The room that a text takes, in pixels. */
export const widthOf = (text: string, style: TextStyle): number =>
  shapedWords(text, style).reduce((sum, { width }) => sum + width, 0);

function shapedWords(text: string, style: TextStyle): ShapedText[] {
  const { family, weight, size, letterSpacing, wordSpacing } = style;
  const set = `${family} ${weight} ${size} ${letterSpacing} ${wordSpacing} `;
  return text.split(/(?<=\s)/).map((word) => {
    let known = shaped.get(set + word);
    if (!known) shaped.set(set + word, (known = shapeWord(word, style)));
    return known;
  });
}

const buffer = new Buffer();

function shapeWord(word: string, style: TextStyle): ShapedText {
  const { size, letterSpacing = 0, wordSpacing = 0 } = style;
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const { font, text } of byFont(word, fontsOf(style))) {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / font.face.upem;
    const infos = buffer.getGlyphInfos();
    for (const [index, { xAdvance, xOffset, yOffset }] of buffer.getGlyphPositions().entries()) {
      const { codepoint: glyph, cluster } = infos[index]!;
      glyphs.push({ font, glyph, x: x + xOffset * scale, y: yOffset * scale });
      x += xAdvance * scale;
      // A letter and its accents stay together.
      if (infos[index + 1]?.cluster !== cluster) x += letterSpacing * size;
      if (text[cluster] === ' ') x += wordSpacing * size;
    }
  }
  return { glyphs, width: x };
}

/** The parts of a word that one font has the letters of; letters that none has are left out. */
function byFont(word: string, fonts: Font[]): { font: Font; text: string }[] {
  const parts: { font: Font; text: string }[] = [];
  for (const letter of word) {
    const font = fonts.find((candidate) => candidate.glyph(letter.codePointAt(0)!) !== undefined);
    const last = parts.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) parts.push({ font, text: letter });
  }
  return parts;
}
