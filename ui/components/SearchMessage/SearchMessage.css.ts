import { media, style, typeset, vars } from '../../styles/style';

export const root = style({ padding: `${vars.space.xxl} ${vars.space.xl} ${vars.space.xl}` });
export const strip = style({ marginBottom: vars.space.xl });

export const title = style({ font: vars.text.statement, letterSpacing: '-.008em', overflowWrap: 'anywhere' });

export const text = style({
  marginTop: vars.space.s,
  ...typeset('callout', 'soft'),
  selectors: { 'ul + &': { marginTop: vars.space.l } },
});

export const unbroken = style({ whiteSpace: 'nowrap' });

export const suggestion = style({
  minHeight: vars.measure.target,
  padding: `${vars.space.xs} 0`,
  font: vars.text.navigation,
  color: vars.color.accent.base,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.accent.hover, textDecoration: 'underline 1px' },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});
