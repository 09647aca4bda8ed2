import { gapAbove, cluster, media, quietLabel, row, style, typeset, vars } from '../../styles/style';

export const root = style(gapAbove('xl'));

export const heading = style({ maxWidth: 'none', ...quietLabel });

export const links = style({
  ...cluster('xs', 'l'),
  marginTop: vars.space.s,
  ...typeset('code', 'soft'),
});

export const link = style({
  ...row,
  minWidth: 0,
  minHeight: vars.measure.target,
  '@media': { [media.belowDesktop]: { minHeight: 40 } },
});
