import { colors } from './colors';
import { socialImageSize } from '../../render/head/socialImageRoute';

const { width, height } = socialImageSize;

/** Distance from one row to the next, and the thickness of a row, in pixels. */
const period = 12;
const thickness = 4;
const rows = 7;

/** Where the band that hides begins and ends, and how far it leans with every pixel down. */
const band = { from: 760, to: 1010, lean: 0.396 };

/** The foot of every picture: engraved rows, cut by the leaning band in which they lie half a period lower. SVG without its root. */
export function engraving(): string {
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
