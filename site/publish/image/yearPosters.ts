import { formatHex } from 'culori';

import { engrave, halfSize } from '#ui/engrave';
import { light } from '#ui/light';
import logoRows from '#ui/logoRows';

import { posterRoute } from '../../content/changelog/addresses';
import { byYear } from '../../content/changelog/groups';
import type { Entry } from '../../content/changelog/readEntry';
import { escapeMarkup } from '../../escapeMarkup';
import { rosetteOf } from '../../pages/changelogPages';
import { dayAndMonth } from '../../pages/dates';
import { wrapLines } from './wrapLines';

/** A3 in landscape, in millimeters. */
const posterSize = { width: 420, height: 297, margin: 12, head: 32 };

/** The brand's families, and common ones for machines that lack them. */
const families = {
  text: 'Schibsted Grotesk, Helvetica Neue, Helvetica, Arial, sans-serif',
  code: 'Spline Sans Mono, Menlo, Consolas, Liberation Mono, monospace',
};

const { ground, ink, line, accent, engraving, danger } = light.color;

/** The colors of `Rosette.css.ts`. */
const strokes = { new: engraving.shape, improved: accent.base, fixed: ink.soft, breaking: danger.ink };

/** Each year of the changelog as an A3 poster in SVG, by the routes of the files. */
export const yearPosters = (entries: Entry[], title: string): [route: string, svg: string][] =>
  byYear(entries).map(({ year, entries: own }) => [posterRoute(year), drawPoster(`${title} ${year}`, own)]);

function drawPoster(title: string, entries: Entry[]): string {
  const { width, height, margin, head } = posterSize;
  const grids = entries.map((_, index) => gridOf(entries, index + 1));
  const grid = grids.toSorted((a, b) => b.radius * b.size - a.radius * a.size)[0]!;
  const cells = grid.rows.flatMap((row, index) => {
    const cell = (width - 2 * margin) / row.length;
    const offsetOf = (column: number) => `${margin + column * cell} ${margin + head + index * grid.height}`;
    const drawn = row.map((entry) => drawEntry(entry, cell, grid));
    return drawn.map((svg, column) => `<g transform="translate(${offsetOf(column)})">${svg}</g>`);
  });
  const frame = (inset: number) => `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
  const rule = `M${margin} ${margin + head}H${width - margin}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm"`,
    ` viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${formatHex(ground)}"/>`,
    ...cells,
    drawLine(`${frame(margin - 2)}${frame(margin)}${rule}`, line.control),
    `<g transform="translate(${margin + 7} ${margin + 9.5}) scale(.54)">`,
    `<path fill="${formatHex(ink.base)}" d="${logoRows.four.stem}"/>`,
    `<path fill="${formatHex(accent.base)}" d="${logoRows.four.band}"/></g>`,
    drawText(title, { x: margin + 25, y: margin + 20.5, size: 13, weight: 640 }),
    '</svg>\n',
  ].join('');
}

type Grid = ReturnType<typeof gridOf>;

/** Rows of the same height, each as wide as the poster, and the size of the text and the radius of the rosettes in all cells. */
function gridOf(entries: Entry[], count: number) {
  const { width, margin, head } = posterSize;
  const height = (posterSize.height - 2 * margin - head) / count;
  const starts = Array.from({ length: count + 1 }, (_, row) => Math.ceil((row * entries.length) / count));
  const rows = starts.slice(1).map((end, row) => entries.slice(starts[row], end));
  const cell = (width - 2 * margin) / Math.max(...rows.map((row) => row.length));
  const size = Math.min(6.5, Math.max(3.2, cell / 16));
  const box = { width: cell - 2 * size, measure: (text: string) => text.length * 0.54 * size };
  const linesOf = ({ title }: Entry) => wrapLines(title.replaceAll('`', ''), box);
  // Day and title, with the space to the rosette and the edges.
  const textHeight = size * (3.95 + 1.25 * Math.max(...entries.map((entry) => linesOf(entry).length)));
  return { rows, height, size, linesOf, textHeight, radius: Math.min(box.width, height - textHeight) / 2 };
}

/** The rosette of an entry, its day and title below, and lines on two sides. */
function drawEntry(entry: Entry, width: number, { height, size, linesOf, textHeight, radius }: Grid): string {
  const middle = width / 2;
  const top = size + (height - 2 * radius - textHeight) / 2;
  const day = top + 2 * radius + 1.6 * size;
  const scale = radius / halfSize;
  const facts = rosetteOf(entry);
  // The lines of a large rosette are wider, but not in proportion.
  const weight =
    [0.075, 0.05, 0.038][Number(facts.changes > 3) + Number(facts.changes > 6)]! * Math.sqrt(2 * radius);
  return [
    drawLine(`M${width} 0V${height}H0`, line.strong),
    `<g transform="translate(${middle} ${top + radius}) scale(${scale})">`,
    ...engrave(facts).map(({ kind, path }) =>
      drawLine(path, strokes[kind], kind === 'fixed' ? 2.5 : weight / scale),
    ),
    '</g><g text-anchor="middle">',
    drawText(dayAndMonth(entry.date), { x: middle, y: day, size: size * 0.8, family: 'code' }),
    ...linesOf(entry).map((text, row) =>
      drawText(text, { x: middle, y: day + size * (1.35 + 1.25 * row), size, weight: 540 }),
    ),
    '</g>',
  ].join('');
}

const drawLine = (path: string, color: string, width = 0.25) =>
  `<path fill="none" stroke="${formatHex(color)}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`;

type TextOptions = Record<'x' | 'y' | 'size', number> & { weight?: number; family?: keyof typeof families };

function drawText(text: string, { x, y, size, weight = 400, family = 'text' }: TextOptions): string {
  const color = formatHex(family === 'code' ? ink.quiet : ink.base);
  const font = `font-family="${families[family]}" font-size="${size}" font-weight="${weight}"`;
  return `<text x="${x}" y="${y}" ${font} fill="${color}">${escapeMarkup(text)}</text>`;
}
