import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { Resvg } from '@resvg/resvg-js';
import { formatHex } from 'culori';
import { Blob, Buffer as ShapingBuffer, Face, Font, shape } from 'harfbuzzjs';

import { engrave, type RosetteFacts } from '#ui/engrave';
import { light } from '#ui/light';
import logoRows from '#ui/logoRows';

import { escapeMarkup } from '../../escapeMarkup';
import type { PageData } from '../../pages/pageData';
import { socialImageSize } from '../../theme/head/routes';
import { clampLines, wrapLines, type TextBox } from './wrapLines';
import { encodePng } from './encodePng';

/** What an image shows. */
export interface ImageContent extends Pick<PageData, 'title' | 'titleStyle' | 'description' | 'section'> {
  siteTitle: string;
  /** Host and path of the site. */
  siteAddress: string;
  /** The rosette of a release, at the right edge. @default none */
  rosette?: RosetteFacts;
}

const require = createRequire(import.meta.url);
const loadFont = (family: string, weight: number, style: string) => {
  const folder = family.toLowerCase().replaceAll(' ', '-');
  const name = `${family.replaceAll(' ', '')}_${weight}${style}.ttf`;
  const path = require.resolve(`@expo-google-fonts/${folder}/${weight}${style}/${name}`);
  return { path, family, weight, font: new Font(new Face(new Blob(readFileSync(path)))) };
};
const fonts = {
  regular: loadFont('Schibsted Grotesk', 400, 'Regular'),
  medium: loadFont('Schibsted Grotesk', 500, 'Medium'),
  semibold: loadFont('Schibsted Grotesk', 600, 'SemiBold'),
  bold: loadFont('Schibsted Grotesk', 700, 'Bold'),
  code: loadFont('Spline Sans Mono', 400, 'Regular'),
  codeSemibold: loadFont('Spline Sans Mono', 600, 'SemiBold'),
};

/** Font and color of a text. Spacing is in em. */
interface Style {
  font: keyof typeof fonts;
  size: number;
  letterSpacing?: number;
  wordSpacing?: number;
  fill: string;
}

/** Style of a text with several lines. The height of a line is in em. */
type Block = Style & { lineHeight: number };

const { ground, ink, accent } = light.color;
const hex = (color: string) => formatHex(color)!;
const [paper, base, soft, quiet] = [hex(ground), hex(ink.base), hex(ink.soft), hex(ink.quiet)];
const [row, shadow, mark] = [
  hex(light.color.engraving.row),
  hex(light.color.engraving.shape),
  hex(accent.base),
];

const { width, height } = socialImageSize;
const margin = 72;

const siteStyle: Style = { font: 'bold', size: 36, letterSpacing: -0.01, fill: base };
const addressStyle: Style = { font: 'code', size: 24, fill: quiet };
const sectionStyle: Style = { font: 'medium', size: 30, fill: quiet };
const aboutStyle: Block = { font: 'regular', size: 32, lineHeight: 1.38, fill: soft };

/** Sizes of titles with the maximum number of lines, largest first. Code is set smaller, because its letters are wider. */
const titles = [
  { size: 92, lines: 1 },
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
];
const titleStyles = {
  words: { font: 'semibold', scale: 1, letterSpacing: -0.022, fill: base },
  code: { font: 'codeSemibold', scale: 0.88, letterSpacing: -0.045, wordSpacing: -0.22, fill: base },
} as const;

/** The image of a page as SVG: its title and description above the engraved foot. */
export function socialImage(content: ImageContent): string {
  const box = (style: Style, maxLines: number): TextBox => ({
    width: width - 2 * margin - (content.rosette ? 100 : 0),
    maxLines,
    measure: (value) => widthOf(value, style),
  });
  const { scale, ...face } = { lineHeight: 1.12, ...titleStyles[content.titleStyle ?? 'words'] };
  const sized = titles.map(({ size, lines }) => ({ lines, style: { ...face, size: size * scale } }));
  const best = sized.find(({ style, lines }) => wrapLines(content.title, box(style, lines)).length <= lines);
  const { style, lines } = best ?? sized.at(-1)!;
  const title = clampLines(legible(content.title, style) || content.siteTitle, box(style, lines));
  const about = clampLines(legible(content.description, aboutStyle), box(aboutStyle, lines === 3 ? 2 : 3));
  const titleTop = content.section ? 211 : 166;
  const aboutTop = titleTop + title.length * lineHeightOf(style) + 22;
  const host = legible(content.siteAddress, addressStyle);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>${engraving}${siteMark}`,
    content.rosette ? rosette(content.rosette) : '',
    text(content.siteTitle, siteStyle, margin + 62, 96),
    text(host, addressStyle, width - margin - widthOf(host, addressStyle), 91),
    content.section ? text(content.section, sectionStyle, margin, 195) : '',
    ...textLines(title, style, titleTop),
    ...textLines(about, aboutStyle, aboutTop),
    '</svg>',
  ].join('');
}

/** Draws an image as PNG. */
export function renderPng(svg: string): Buffer {
  const fontFiles = Object.values(fonts).map(({ path }) => path);
  const image = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render();
  return encodePng(image.pixels, image.width, image.height) ?? image.asPng();
}

function textLines(lines: string[], style: Block, top: number): string[] {
  const first = top + baseline(style);
  return lines.map((line, index) => text(line, style, margin, first + index * lineHeightOf(style)));
}

const lineHeightOf = ({ size, lineHeight }: Block) => Math.round(size * lineHeight);

function text(value: string, style: Style, x: number, y: number): string {
  const { font, size, letterSpacing = 0, wordSpacing = 0, fill } = style;
  const { family, weight } = fonts[font];
  return (
    `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${fill}"` +
    ` letter-spacing="${letterSpacing * size}" word-spacing="${wordSpacing * size}">` +
    `${escapeMarkup(legible(value, style))}</text>`
  );
}

/** Removes characters that the font lacks, which would be drawn as empty boxes. */
function legible(value: string, { font }: Style): string {
  const letters = [...value].filter((letter) => fonts[font].font.glyph(letter.codePointAt(0)!) !== undefined);
  return letters.join('').replace(/\s+/g, ' ').trim();
}

function widthOf(value: string, { font, size, letterSpacing = 0, wordSpacing = 0 }: Style): number {
  const spacing = [...value].length * letterSpacing + (value.split(' ').length - 1) * wordSpacing;
  return (advanceOf(value, font) + spacing) * size;
}

/** Advances in ems, by font and text: titles and descriptions share most of their words. */
const advances = new Map<string, number>();

function advanceOf(value: string, font: Style['font']): number {
  const key = `${font} ${value}`;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const buffer = new ShapingBuffer();
  buffer.addText(value);
  buffer.guessSegmentProperties();
  shape(fonts[font].font, buffer);
  const units = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const advance = units / fonts[font].font.face.upem;
  advances.set(key, advance);
  return advance;
}

/** Distance of the baseline from the top of its line, as browsers round it. */
function baseline({ font, size, lineHeight }: Block): number {
  const { ascender, descender } = fonts[font].font.hExtents();
  const scale = size / fonts[font].font.face.upem;
  const [up, down] = [Math.round(ascender * scale), Math.round(-descender * scale)];
  return up + Math.floor((size * lineHeight - up - down) / 2);
}

/** The foot of every image: seven rows with a leaning band in which they are half a period lower. */
const engraving = Array.from({ length: 7 }, (_, index) => {
  const [period, thickness, lean] = [12, 4, 0.396];
  const top = height - 7 * period;
  const y = top + index * period;
  const strip = (from: number, to: number, at: number, color: string) => {
    const x = (edge: number, down: number) =>
      edge === 0 || edge === width ? edge : Math.round((edge + (down - top) * lean) * 100) / 100;
    const end = at + thickness;
    return `<path fill="${color}" d="M${x(from, at)} ${at}H${x(to, at)}L${x(to, end)} ${end}H${x(from, end)}z"/>`;
  };
  return strip(0, 760, y, row) + strip(1010, width, y, row) + strip(760, 1010, y + period / 2, shadow);
}).join('');

/** A release's rosette, cut off by the edge. Its lines are not smoothed: smooth ones double the size of the file. */
const rosette = (facts: RosetteFacts) => {
  const strokes = { new: shadow, improved: mark, fixed: soft, breaking: hex(light.color.danger.ink) };
  const paths = engrave(facts).map(({ kind, path }) => `<path stroke="${strokes[kind]}" d="${path}"/>`);
  return `<g transform="translate(${width - 20} 320)" fill="none" stroke-width="1.5" stroke-linecap="round" shape-rendering="crispEdges">${paths.join('')}</g>`;
};

const siteMark =
  `<g transform="translate(${margin} 60) scale(${46 / 24})">` +
  `<path fill="${base}" d="${logoRows.four.stem}"/><path fill="${mark}" d="${logoRows.four.band}"/></g>`;
