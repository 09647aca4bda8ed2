import logoRows from '../components/Logo/logoRows.json';
import { reach } from '../components/Rosette/engrave';
import { light } from '../tokens/light';
import { drawWords, hexOf } from './drawSvg';

/** Equal cells on a sheet. Lengths are in millimeters. */
interface Layout {
  sheet: { width: number; height: number };
  columns: number;
  cell: { width: number; height: number };
  /** Width and height of a mark. */
  mark: number;
  /** Font size of titles. */
  size: number;
  /** The lines of each title. */
  titles: string[][];
  /** Height of the texts below a mark. */
  texts: number;
}

/** A3, portrait and landscape. */
const sheets = [
  { width: 297, height: 420 },
  { width: 420, height: 297 },
];
const margin = 12;
const header = 32;

const { ground, ink, line, accent, screen, danger } = light.color;
/** The colors and strokes of `Rosette.css.ts`. */
const kinds = { new: screen.shape, improved: accent.base, fixed: ink.soft, breaking: danger.ink };
const weights = { fine: 0.75, medium: 1, bold: 1.5 };

/** Draws the entries of a section as a sheet of A3, the same from every window and in every color mode. */
export function drawPoster(section: Element, title: string): string {
  const entries = [...section.querySelectorAll('li')];
  const layout = layOut(entries.map(titleOf));
  const { width, height } = layout.sheet;
  const frame = (inset: number) => `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
  const rule = `M${margin} ${margin + header}H${width - margin}`;
  const size = Math.min(13, (width - 60) / (0.6 * title.length));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm"`,
    ` viewBox="0 0 ${width} ${height}" stroke-width=".25">`,
    `<rect width="${width}" height="${height}" fill="${hexOf(ground)}"/>`,
    ...entries.map((entry, index) => drawEntry(entry, index, layout)),
    drawLine(`${frame(margin - 2)}${frame(margin)}${rule}`, line.control),
    `<g transform="translate(${margin + 7} ${margin + 9.5}) scale(.54)">`,
    `<path fill="${hexOf(ink.base)}" d="${logoRows.four.stem}"/>`,
    `<path fill="${hexOf(accent.base)}" d="${logoRows.four.band}"/></g>`,
    drawWords(title, { x: margin + 25, y: margin + 20.5, size, weight: 640, color: ink.base }),
    '</svg>\n',
  ].join('');
}

const titleOf = (entry: Element) => entry.querySelector('a')!.textContent;

const drawLine = (path: string, color: string, more = '') =>
  `<path fill="none" stroke="${hexOf(color)}" ${more} d="${path}"/>`;

/** The layout with the largest marks and the fewest empty cells. */
function layOut(names: string[]): Layout {
  const layouts = sheets.flatMap((sheet) =>
    names.map((_, index) => {
      const columns = index + 1;
      const rows = Math.ceil(names.length / columns);
      const width = (sheet.width - 2 * margin) / columns;
      const height = (sheet.height - 2 * margin - header) / rows;
      const size = Math.min(8, Math.max(2.6, width / 14));
      const titles = names.map((name) => wrap(name, (width / size - 2) / 0.56));
      const texts = size * (1.9 + 1.25 * Math.max(...titles.map(({ length }) => length)));
      const mark = Math.min(width, height - texts) - 2 * size;
      const score = (mark * names.length) / (columns * rows);
      return { sheet, columns, cell: { width, height }, mark, size, titles, texts, score };
    }),
  );
  return layouts.reduce((best, layout) => (layout.score > best.score ? layout : best));
}

/** Breaks a text at spaces into lines of at most so many characters. */
function wrap(text: string, most: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longer = [...lines.slice(-1), word].join(' ');
    return longer.length > most ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);
}

/** An entry in its cell: its mark in the middle, its day and title below, and lines on two sides. */
function drawEntry(entry: Element, index: number, layout: Layout): string {
  const { columns, cell, mark, size, titles, texts } = layout;
  const place = [
    margin + (index % columns) * cell.width,
    margin + header + Math.floor(index / columns) * cell.height,
  ];
  const top = cell.height - texts;
  const words = { x: size, size, weight: 540, color: ink.base };
  const day = entry.querySelector('time')!.textContent;
  return [
    `<g transform="translate(${place.join(' ')})">`,
    drawLine(`M${cell.width} 0V${cell.height}H0`, line.strong),
    `<g transform="translate(${cell.width / 2} ${top / 2}) scale(${mark / 2 / reach})">`,
    ...drawMark(entry, mark),
    '</g>',
    drawWords(day, { ...words, y: top + size * 0.2, size: size * 0.8, family: 'code', color: ink.quiet }),
    ...titles[index]!.map((text, row) => drawWords(text, { ...words, y: top + size * (1.5 + 1.25 * row) })),
    '</g>',
  ].join('');
}

/** The lines of a rosette. Those of a large one are wider, but less than it is. */
function drawMark(entry: Element, mark: number): string[] {
  const svg = entry.querySelector('svg');
  const weight = weights[svg?.dataset.weight as keyof typeof weights];
  const width = ((weight * Math.sqrt(mark)) / 14 / mark) * 2 * reach;
  return Array.from(svg?.querySelectorAll('path') ?? [], (path) =>
    drawLine(
      path.getAttribute('d')!,
      kinds[path.dataset.kind as keyof typeof kinds],
      `stroke-width="${width}" stroke-linecap="round"`,
    ),
  );
}
