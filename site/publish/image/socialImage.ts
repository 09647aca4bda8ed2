import { socialImageSize } from '../../render/head/routes';
import { breakLines, breakPrettily, type Room } from './breakLines';
import type { Drawing, PlacedText } from './drawImage';
import { fontsOf } from './imageFonts';
import type { Ink } from './palette';
import { type TextStyle, widthOf } from './shapeText';
import { colors } from './colors';
import { markRows } from '#ui/markRows';

/** What is said on a picture. */
export interface SocialImageWords {
  siteTitle: string;
  /** Host and path under which people find the site. */
  place: string;
  title: string;
  lettering: 'words' | 'code';
  description: string;
  /** What the page belongs to. @default nothing */
  section?: string;
}

/** Distance of everything from the edges to the sides. */
const margin = 72;
const { width, height } = socialImageSize;
const room = width - 2 * margin;

const styles = {
  siteTitle: { family: 'words', weight: 700, size: 36, letterSpacing: -0.01 },
  place: { family: 'code', weight: 400, size: 24 },
  section: { family: 'words', weight: 500, size: 30 },
  words: { family: 'words', weight: 600, letterSpacing: -0.022 },
  code: { family: 'code', weight: 600, letterSpacing: -0.045, wordSpacing: -0.22 },
  description: { family: 'words', weight: 400, size: 32 },
} as const;

/** Names in code have larger letters than words of the same size. */
const scales = { words: 1, code: 0.88 };

/** The picture that stands for a page where it is shared, above its engraved foot. */
export function socialImage({
  siteTitle,
  place,
  title,
  lettering,
  description,
  section,
}: SocialImageWords): Drawing {
  const texts: PlacedText[] = [
    { text: siteTitle, style: styles.siteTitle, ink: 'ink', x: margin + 62, y: 96 },
    {
      text: place,
      style: styles.place,
      ink: 'quiet',
      x: width - margin - widthOf(place, styles.place),
      y: 91,
    },
  ];
  let top = 166;
  if (section) {
    texts.push({ text: section, style: styles.section, ink: 'quiet', x: margin, y: top + 29 });
    top += 45;
  }
  const { size, lines } = titleSize(title, lettering, room);
  const titleStyle = { ...styles[lettering], size: size * scales[lettering] };
  add(breakLines(title, roomOf(titleStyle, lines)), titleStyle, 1.12, 'ink');
  top += 22;
  const { description: style } = styles;
  add(breakPrettily(description, roomOf(style, lines === 3 ? 2 : 3)), style, 1.38, 'soft');
  return { width, height, shapes: engraving() + mark(margin, 60, 46), texts };

  function add(block: string[], set: TextStyle, lineHeight: number, ink: Ink): void {
    const y = top + baseline(set, lineHeight);
    const step = Math.round(set.size * lineHeight);
    texts.push(...block.map((text, line) => ({ text, style: set, ink, x: margin, y: y + line * step })));
    top += block.length * step;
  }
}

const roomOf = (style: TextStyle, lines: number): Room => ({
  width: room,
  lines,
  measure: (text) => widthOf(text, style),
});

/** Distance of the baseline from the top of its line, as browsers round it. */
function baseline(style: TextStyle, lineHeight: number): number {
  const font = fontsOf(style)[0]!;
  const { ascender, descender } = font.hExtents();
  const scale = style.size / font.face.upem;
  const up = Math.round(ascender * scale);
  const down = Math.round(-descender * scale);
  return up + Math.floor((style.size * lineHeight - up - down) / 2);
}

/** Distance from one row to the next, and the thickness of a row, in pixels. */
const period = 12;
const thickness = 4;
const rows = 7;

/** Where the band that hides begins and ends, and how far it leans with every pixel down. */
const band = { from: 760, to: 1010, lean: 0.396 };

/** The foot of every picture: engraved rows, cut by the leaning band in which they lie half a period lower. SVG without its root. */
function engraving(): string {
  const top = height - rows * period;
  const lines = Array.from({ length: rows }, (_, index) => {
    const y = top + index * period;
    return (
      row(0, band.from, y, colors.row) +
      row(band.to, width, y, colors.row) +
      row(band.from, band.to, y + period / 2, colors.shape)
    );
  });
  return lines.join('');

  function row(from: number, to: number, y: number, color: string): string {
    const at = (x: number, down: number) =>
      x === 0 || x === width ? x : round(x + (down - top) * band.lean);
    const bottom = y + thickness;
    return `<path fill="${color}" d="M${at(from, y)} ${y}H${at(to, y)}L${at(to, bottom)} ${bottom}H${at(from, bottom)}z"/>`;
  }
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Sizes of a title in pixels, largest first, and how many lines each may take. */
const sizes = [
  { size: 92, lines: 1 },
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
] as const;

/** Average width of a letter of these fonts, in parts of their size. */
const letterWidth = { words: 0.53, code: 0.6 };

/**
 * The largest size at which a title fits, and the lines it may take; what does not fit at the smallest is cut there.
 *
 * @param width Width of a line in pixels.
 */
export function titleSize(
  title: string,
  lettering: keyof typeof letterWidth,
  width: number,
): { size: number; lines: number } {
  const longestWord = Math.max(...title.split(/\s+/).map(({ length }) => length));
  const fitting = sizes.find(({ size, lines }) => {
    const letters = width / (size * letterWidth[lettering]);
    // A line ends before a word that does not fit, so that a part of each is lost.
    return longestWord <= letters && title.length <= letters * (lines === 1 ? 1 : lines * 0.85);
  });
  return fitting ?? sizes.at(-1)!;
}

/** The mark in a square of so many pixels, as SVG without its root. */
export const mark = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})">` +
  `<path fill="${colors.ink}" d="${markRows.four.stem}"/><path fill="${colors.mark}" d="${markRows.four.band}"/></g>`;
