import logoRows from '../components/Logo/logoRows.json';
import { reach } from '../components/Rosette/engrave';
import { light } from '../tokens/light';
import { drawWords, hexOf } from './drawSvg';

/** A3 in millimeters, portrait and landscape. */
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
  const layout = layOut(entries.map((entry) => entry.querySelector('a')!.textContent));
  const { width, height } = layout.sheet;
  const frame = (inset: number) => `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
  const rule = `M${margin} ${margin + header}H${width - margin}`;
  const size = Math.min(13, (width - 60) / (0.6 * title.length));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm"`,
    ` viewBox="0 0 ${width} ${height}">`,
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

const drawLine = (path: string, color: string, width = 0.25) =>
  `<path fill="none" stroke="${hexOf(color)}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`;

type Layout = ReturnType<typeof layOut>;

/** The sheet and equal cells with large marks, large titles and few empty cells. */
function layOut(titles: string[]) {
  const layouts = sheets.flatMap((sheet) =>
    titles.map((_, index) => {
      const columns = index + 1;
      const rows = Math.ceil(titles.length / columns);
      const width = (sheet.width - 2 * margin) / columns;
      const height = (sheet.height - 2 * margin - header) / rows;
      const size = Math.min(8, Math.max(2.6, width / 14));
      const letters = (width / size - 2) / 0.52;
      const lines = titles.map((title) => wrap(title, letters));
      const texts = size * (1.9 + 1.25 * Math.max(...lines.map(({ length }) => length)));
      const mark = Math.min(width - 2 * size, height - texts - 1.4 * size);
      const score = (mark * size * titles.length) / (columns * rows);
      return { sheet, columns, width, height, size, letters, lines, texts, mark, score };
    }),
  );
  return layouts.reduce((best, layout) => (layout.score > best.score ? layout : best));
}

/** Breaks a text at spaces into lines of at most so many characters. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** An entry in its cell: its mark in the middle, its day and title below, and lines on two sides. */
function drawEntry(entry: Element, index: number, layout: Layout): string {
  const { columns, width, height, size, letters, lines, texts, mark } = layout;
  const x = margin + (index % columns) * width;
  const y = margin + header + Math.floor(index / columns) * height;
  const top = height - texts;
  const day = entry.querySelector('time')!.textContent;
  const words = { x: size, size, weight: 540, color: ink.base };
  const svg = entry.querySelector('svg');
  // The lines of a large mark are wider, but less than it is.
  const weight = (weights[svg?.dataset.weight as keyof typeof weights] * reach) / 7 / Math.sqrt(mark);
  return [
    `<g transform="translate(${x} ${y})">`,
    drawLine(`M${width} 0V${height}H0`, line.strong),
    `<g transform="translate(${width / 2} ${top / 2}) scale(${mark / 2 / reach})">`,
    ...Array.from(svg?.querySelectorAll('path') ?? [], (path) => {
      const kind = path.dataset.kind as keyof typeof kinds;
      return drawLine(path.getAttribute('d')!, kinds[kind], kind === 'fixed' ? 2.5 : weight);
    }),
    '</g>',
    drawWords(day, { ...words, y: top + size * 0.2, size: size * 0.8, family: 'code', color: ink.quiet }),
    ...lines[index]!.map((text, row) => {
      const length = text.length > letters ? width - 2 * size : undefined;
      return drawWords(text, { ...words, y: top + size * (1.5 + 1.25 * row), length });
    }),
    '</g>',
  ].join('');
}
