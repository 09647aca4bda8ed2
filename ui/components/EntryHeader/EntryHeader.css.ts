import { cluster, engraved, inline, pseudoElement, row, typeset } from '../../styles/mixins';
import { media, style, vars } from '../../styles/style';

export const root = style({
  paddingBottom: vars.space.xxl,
  borderBottom: `1px solid ${vars.color.line.base}`,
});

export const rosette = style({
  float: 'inline-end',
  width: 136,
  height: 136,
  marginInlineStart: vars.space.l,
  '@media': { [media.phone]: { width: 88, height: 88 } },
});

export const facts = style({
  marginTop: vars.space.m,
  ...cluster('xxs', 'xl'),
  maxWidth: 'none',
  ...typeset('serial', 'quiet'),
});

export const date = style({ color: vars.color.ink.soft });

export const title = style({ font: vars.text.h1, letterSpacing: '-.02em', overflowWrap: 'anywhere' });

export const kinds = style({ ...cluster('s'), marginTop: vars.space.l });

export const end = style({
  ...cluster('s', 'xxl'),
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: vars.space.xl,
});

export const authors = style({ ...cluster('m', 'xxl') });

export const author = style({ ...inline('m'), minWidth: 0 });

export const authorLink = style({
  ...typeset('navigation', 'base'),
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { color: vars.color.accent.base, textDecoration: 'underline' },
});

export const tags = style({ ...cluster('xxs', 'l') });

export const tag = style({
  ...row,
  minHeight: vars.measure.target,
  font: vars.text.small,
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});

/** Initials on engraved rows. */
export const avatar = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  '::before': { ...pseudoElement, inset: 0, ...engraved('row') },
  '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
});

export const initials = style({
  position: 'relative',
  padding: `0 ${vars.space.xs}`,
  background: vars.color.ground,
  ...typeset('serial', 'base'),
});
