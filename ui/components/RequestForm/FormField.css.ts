import { globalStyle, style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  padding: `${vars.space.near} 0 ${vars.space.m}`,
  borderTop: `1px solid ${vars.color.line.base}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.near}`,
  minHeight: vars.measure.target,
  minWidth: 0,
});

export const name = style({
  font: vars.text.code,
  fontWeight: vars.weight.medium,
  color: vars.color.ink.base,
  overflowWrap: 'anywhere',
  minWidth: 0,
});

export const type = style({
  font: vars.text.codeTitle,
  color: vars.color.ink.quiet,
  direction: 'ltr',
  overflowWrap: 'anywhere',
  minWidth: 0,
});

export const badges = style({ display: 'contents' });

export const actions = style({
  display: 'flex',
  gap: vars.space.hair,
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 28,
  minHeight: 28,
  padding: `0 ${vars.space.s}`,
  font: vars.text.small,
  color: vars.color.ink.quiet,
  borderRadius: vars.radius.small,
  ':hover': { color: vars.color.ink.base, background: vars.color.surface },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '&[aria-expanded="true"]': { color: vars.color.ink.base } },
  '@media': { [media.belowDesktop]: { minWidth: vars.measure.touch, minHeight: vars.measure.touch } },
});

export const comment = style({
  font: vars.text.small,
  color: vars.color.ink.soft,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  paddingBottom: vars.space.xs,
});

export const rules = style({ font: vars.text.small, color: vars.color.ink.quiet, overflowWrap: 'anywhere' });

/** The content of a list, a map or a message: indented along a line that belongs to its field. */
export const inner = style({
  minWidth: 0,
  marginTop: vars.space.hair,
  paddingInlineStart: vars.space.even,
  borderInlineStart: `1px solid ${vars.color.line.strong}`,
  ':empty': { display: 'none' },
});

/** One of several, along a green line like the bracket of a oneof. */
export const choice = style({
  display: 'grid',
  gap: vars.space.xs,
  minWidth: 0,
  marginTop: vars.space.hair,
  paddingInlineStart: vars.space.even,
  borderInlineStart: `2px solid ${vars.color.accent.base}`,
});

export const entry = style({
  borderTop: `1px solid ${vars.color.line.strong}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const checkbox = style({
  width: 20,
  height: 20,
  margin: `${vars.space.snug} 0`,
  accentColor: vars.color.accent.base,
  '@media': { [media.belowDesktop]: { width: 24, height: 24, margin: `${vars.space.near} 0` } },
});

export const add = style({
  minHeight: 36,
  padding: `${vars.space.xs} ${vars.space.m}`,
  margin: `${vars.space.snug} 0 ${vars.space.xs}`,
  font: vars.text.navigation,
  justifySelf: 'start',
  flexShrink: 0,
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});

export const addField = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const pages = style([
  addField,
  { flexWrap: 'wrap', font: vars.text.small, marginBottom: vars.space.m },
]);
globalStyle(`${pages} input`, { width: '10ch' });

export const fold = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minHeight: 28,
  font: vars.text.small,
  color: vars.color.accent.base,
  ':hover': { color: vars.color.accent.press },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});

export const chevron = style({
  transition: `transform ${vars.motion.move}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});

export const growing = style({
  selectors: { 'textarea&': { minHeight: 38, maxHeight: 320, fieldSizing: 'content' } },
});
