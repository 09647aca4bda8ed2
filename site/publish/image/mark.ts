import { markRows } from '#ui/markRows';

import { colors } from './colors';

/** The mark in a square of so many pixels, as SVG without its root. */
export const mark = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})">` +
  `<path fill="${colors.ink}" d="${markRows.four.stem}"/><path fill="${colors.mark}" d="${markRows.four.band}"/></g>`;
