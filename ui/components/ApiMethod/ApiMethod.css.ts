import { gapAbove, cluster, media, quiet, style, typeset, vars } from '../../styles/style';

export const root = style(gapAbove('l'));

export const badges = style({
  ...cluster('s'),
  maxWidth: 'none',
  marginBottom: vars.space.m,
});

export const facts = style({ display: 'grid', gap: vars.space.xs });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '4.75rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const term = style({ gridColumn: 1, ...quiet });

export const value = style({
  gridColumn: 2,
  ...typeset('code', 'soft'),
  lineHeight: 1.75,
  overflowWrap: 'anywhere',
});

/** A value in words, with names in code. */
export const words = style({
  gridColumn: 2,
  ...typeset('small', 'soft'),
  lineHeight: 1.75,
});

export const address = style({ direction: 'ltr', unicodeBidi: 'isolate' });

export const verb = style({
  fontFamily: vars.family.code,
  fontWeight: vars.weight.medium,
  color: vars.color.ink.base,
  marginInlineEnd: vars.space.s,
});
