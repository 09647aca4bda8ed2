import { formatHex } from 'culori';

import { engrave, reach, type RosetteKind } from '#ui/engrave';
import { light } from '#ui/light';
import logoRows from '#ui/logoRows';

import { posterRoute } from '../../content/changelog/addresses';
import { byYear } from '../../content/changelog/groups';
import type { Entry } from '../../content/changelog/parseEntry';
import { escapeMarkup } from '../../escapeMarkup';
import { rosetteOf } from '../../pages/changelogPageData';
import { dayInYear } from '../../pages/dates';
import { wrap } from './breakLines';

/** A3 on its side, in millimeters. */
const sheet = { width: 420, height: 297, margin: 12, head: 32 };

/** The brand's families, and those that are installed where a file is opened. */
const families = {
  text: 'Schibsted Grotesk, Helvetica Neue, Helvetica, Arial, sans-serif',
  code: 'Spline Sans Mono, Menlo, Consolas, Liberation Mono, monospace',
};

const { ground, ink, line, accent, screen, danger } = light.color;

/** The colors of `Rosette.css.ts`. */
const strokes: Record<RosetteKind, string> = {
  new: screen.shape,
  improved: accent.base,
  fixed: ink.soft,
  breaking: danger.ink,
};

/** Each year of the changelog as a sheet of A3 in SVG, by the routes of the files. */
export const yearPosters = (entries: Entry[], title: string): [route: string, svg: string][] =>
  byYear(entries).map(({ year, entries: own }) => [posterRoute(year), drawPoster(`${title} ${year}`, own)]);

function drawPoster(title: string, entries: Entry[]): string {
  const { width, height, margin, head } = sheet;
  const columns = columnsFor(entries.length);
  const rows = Math.ceil(entries.length / columns);
  const cell = cellFor(entries, (width - 2 * margin) / columns, (height - 2 * margin - head) / rows);
  const cells = entries.map((entry, index) => {
    const x = margin + (index % columns) * cell.width;
    const y = margin + head + Math.floor(index / columns) * cell.height;
    return `<g transform="translate(${x} ${y})">${drawEntry(entry, cell)}</g>`;
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

/** The number of columns, from as many as rows to twice as many, that leaves the fewest cells empty. */
function columnsFor(count: number): number {
  const least = Math.ceil(Math.sqrt(count));
  const options = Array.from(
    { length: Math.ceil(Math.sqrt(2 * count)) - least + 1 },
    (_, index) => least + index,
  );
  const emptyCells = (columns: number) => Math.ceil(count / columns) * columns - count;
  return options.reduce((best, columns) => (emptyCells(columns) < emptyCells(best) ? columns : best));
}

type Cell = ReturnType<typeof cellFor>;

/** A cell with the room for the longest title, and for the mark above it. */
function cellFor(entries: Entry[], width: number, height: number) {
  const size = Math.min(6.5, Math.max(3.2, width / 16));
  const linesOf = ({ title }: Entry) =>
    wrap(title.replaceAll('`', ''), {
      width: width - 2 * size,
      measure: (text) => text.length * 0.54 * size,
    });
  const texts = size * (1.9 + 1.25 * Math.max(...entries.map((entry) => linesOf(entry).length)));
  return {
    width,
    height,
    size,
    linesOf,
    texts,
    mark: Math.min(width - 2 * size, height - texts - 1.4 * size),
  };
}

/** The mark of an entry, its day and title below, and lines on two sides. */
function drawEntry(entry: Entry, { width, height, size, linesOf, texts, mark }: Cell): string {
  const top = height - texts;
  const scale = mark / 2 / reach;
  const facts = rosetteOf(entry);
  // The lines of a large mark are wider, but less than it is.
  const weight =
    [0.075, 0.05, 0.038][Number(facts.changes > 3) + Number(facts.changes > 6)]! * Math.sqrt(mark);
  return [
    drawLine(`M${width} 0V${height}H0`, line.strong),
    `<g transform="translate(${width / 2} ${top / 2}) scale(${scale})">`,
    ...engrave(facts).map(({ kind, path }) =>
      drawLine(path, strokes[kind], kind === 'fixed' ? 2.5 : weight / scale),
    ),
    '</g>',
    drawText(dayInYear(entry.date), { x: size, y: top + size * 0.2, size: size * 0.8, family: 'code' }),
    ...linesOf(entry).map((text, row) =>
      drawText(text, { x: size, y: top + size * (1.5 + 1.25 * row), size, weight: 540 }),
    ),
  ].join('');
}

const drawLine = (path: string, color: string, width = 0.25) =>
  `<path fill="none" stroke="${formatHex(color)}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`;

type TextPlace = Record<'x' | 'y' | 'size', number> & { weight?: number; family?: keyof typeof families };

function drawText(text: string, { x, y, size, weight = 400, family = 'text' }: TextPlace): string {
  const color = formatHex(family === 'code' ? ink.quiet : ink.base);
  const font = `font-family="${families[family]}" font-size="${size}" font-weight="${weight}"`;
  return `<text x="${x}" y="${y}" ${font} fill="${color}">${escapeMarkup(text)}</text>`;
}
