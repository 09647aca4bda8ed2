import { currentBar } from '../../styles/currentLink';
import { aroundPressed, inline, style, typeset, vars } from '../../styles/style';

export const root = style({
  paddingBottom: vars.space.xl,
  ':focus-visible': { outlineOffset: -2 },
});

export const group = style({
  selectors: { '& + &': { marginTop: vars.space.s }, '&[open] + &': { marginTop: vars.space.xl } },
});

export const heading = style({
  ...inline('s'),
  justifyContent: 'space-between',
  minHeight: 32,
  paddingInlineEnd: vars.space.s,
  overflowWrap: 'anywhere',
  ...aroundPressed,
  ':hover': { color: vars.color.accent.base },
  ':focus-visible': { outlineOffset: -2 },
  // Off the scale: the first heading is level with that of the table of contents.
  selectors: { [`${group}:first-child > &`]: { marginTop: -6 } },
});
export const title = style({ font: vars.text.navigation, fontWeight: vars.weight.semibold });

export const list = style({});

const step = vars.space.l;

export const entry = style({
  position: 'relative',
  ...inline('s'),
  justifyContent: 'space-between',
  minHeight: 32,
  // Off the scale: a row of one line is 30px high.
  paddingBlock: 5,
  paddingInline: `${vars.space.l} ${vars.space.s}`,
  ...typeset('navigation', 'soft'),
  borderInlineStart: `1px solid ${vars.color.line.base}`,
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.ink.base, borderInlineStartColor: vars.color.line.strong },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    [`${list} ${list} &`]: { paddingInlineStart: `calc(${vars.space.l} + ${step})` },
    [`${list} ${list} ${list} &`]: { paddingInlineStart: `calc(${vars.space.l} + 2 * ${step})` },
    '&[aria-current]': { color: vars.color.ink.base, fontWeight: vars.weight.strong },
    // In browsers that support it, the column is first painted with the current page a third of the way down.
    '&[aria-current="page"]': { scrollInitialTarget: 'nearest' },
    ...currentBar(-1),
  },
});

export const chevron = style({
  color: vars.color.ink.quiet,
  transition: `transform ${vars.motion.move}`,
  selectors: {
    'details[open] > summary > &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] &': { scale: '-1 1' },
  },
});

export const badge = style({ flex: 'none' });
export const name = style({ fontSize: '.8125rem' });
