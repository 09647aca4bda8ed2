import { style, typeset, vars } from '../../styles/style';

export const root = style({ minWidth: 0, maxWidth: vars.measure.article });
export const art = style({ marginBottom: vars.space.section });

export const title = style({ font: vars.text.h1, letterSpacing: '-.02em' });
export const text = style({ maxWidth: '56ch', marginTop: vars.space.m, color: vars.color.ink.soft });
export const detail = style({
  marginTop: vars.space.xl,
  paddingInlineStart: vars.space.l,
  ...typeset('code', 'quiet'),
  borderInlineStart: `1px solid ${vars.color.line.strong}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
