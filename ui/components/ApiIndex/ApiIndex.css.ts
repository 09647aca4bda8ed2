import { gapAbove, media, quiet, style, typeset, vars, wrap } from '../../styles/style';

export const root = style(gapAbove('section'));

export const symbols = style({ borderTop: `1px solid ${vars.color.line.strong}` });

export const symbol = style({
  ...wrap,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.xl}`,
  padding: `${vars.space.s} 0`,
  borderBottom: `1px solid ${vars.color.line.base}`,
  '@media': { [media.belowDesktop]: { paddingBlock: vars.space.m }, [media.print]: { breakInside: 'avoid' } },
});

export const name = style({
  minWidth: 0,
  ...typeset('code', 'soft'),
  lineHeight: 1.75,
});

export const kind = style({ ...quiet });
