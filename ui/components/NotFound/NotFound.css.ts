import { media, style, vars } from '../../styles/style';

export const root = style({ maxWidth: vars.measure.article });

export const art = style({
  width: '100%',
  marginBottom: vars.space.section,
  '@media': { [media.phone]: { height: 184 } },
});
export const row = style({ fill: vars.color.engraving.row });
export const shapeRow = style({ fill: vars.color.engraving.shape });
export const ground = style({ fill: vars.color.ground });
export const number = style({
  fontWeight: vars.weight.strong,
  fontSize: 208,
  letterSpacing: -6,
  '@media': { [media.phone]: { fontSize: 156, transform: 'translateY(-24px)' } },
});

export const title = style({ font: vars.text.h1, letterSpacing: '-.02em' });
export const text = style({
  maxWidth: '56ch',
  marginTop: vars.space.m,
  color: vars.color.ink.soft,
  overflowWrap: 'anywhere',
});

export const suggestions = style({
  marginTop: vars.space.xl,
  borderTop: `1px solid ${vars.color.line.strong}`,
});
export const suggestion = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${vars.space.l}`,
  padding: `${vars.space.s} 0`,
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${vars.color.line.base}`,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
export const suggestionTitle = style({
  fontWeight: vars.weight.semibold,
  selectors: { [`${suggestion}:hover &`]: { color: vars.color.accent.base } },
});
export const suggestionPath = style({ color: vars.color.ink.quiet, overflowWrap: 'anywhere' });

export const search = style({ selectors: { ':root:not([data-script]) &': { display: 'none' } } });
