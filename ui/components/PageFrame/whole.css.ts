import { media, style } from '../../styles/style';

/** The columns of a page that takes the whole frame of a wide window. */
export const sidebar = style({ '@media': { [media.wide]: { display: 'none' } } });
export const body = style({
  // More specific than the columns, whose sheet comes later.
  '@media': { [media.wide]: { selectors: { '&&': { gridColumn: '1 / -1', display: 'block' } } } },
});
