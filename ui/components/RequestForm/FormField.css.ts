import { quiet, style, wrap } from '../../styles/style';
import { media, vars } from '../../tokens';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  padding: `${vars.space.m} 0`,
  borderTop: `1px solid ${vars.color.line.base}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const head = style({
  ...wrap,
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.m}`,
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
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});

export const comment = style({
  font: vars.text.small,
  color: vars.color.ink.soft,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  paddingBottom: vars.space.xs,
});

export const rules = style({ ...quiet, overflowWrap: 'anywhere' });

/** The content of a list, a map or a message: indented along a line that belongs to its field. */
export const inner = style({
  minWidth: 0,
  marginTop: vars.space.xxs,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `1px solid ${vars.color.line.strong}`,
  ':empty': { display: 'none' },
});

/** One of several, along a green line like the bracket of a oneof. */
export const choice = style({
  display: 'grid',
  gap: vars.space.xs,
  minWidth: 0,
  marginTop: vars.space.xxs,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `2px solid ${vars.color.accent.base}`,
});

export const entry = style({
  borderTop: `1px solid ${vars.color.line.strong}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const add = style({
  minHeight: 36,
  padding: `${vars.space.xs} ${vars.space.m}`,
  margin: `${vars.space.s} 0 ${vars.space.xs}`,
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
export const pageNumber = style({ selectors: { '&&': { width: '10ch' } } });

// Aligns its icon with the fields.
export const fold = style({
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  selectors: { '&&': { display: 'flex' } },
});

export const chevron = style({
  transition: `transform ${vars.motion.move}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});
