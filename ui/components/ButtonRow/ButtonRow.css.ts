import { media, style, vars, within, wrap } from '../../styles/style';

export const root = style({
  ...wrap,
  gap: vars.space.m,
  selectors: { '* + &': { marginTop: vars.space.xl } },
  // Buttons are useless in print.
  '@media': { [media.print]: { display: 'none' } },
});
// MDX wraps the label in a paragraph.
within(root, { p: { display: 'contents' } });
