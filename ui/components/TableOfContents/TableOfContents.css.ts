import { currentBar } from '../../styles/currentLink';
import { aroundPressed, media, quietLabel, row, style, typeset, vars } from '../../styles/style';

export const root = style({ font: vars.text.small });

export const heading = style({ ...quietLabel, marginBottom: vars.space.s });

export const list = style({});

export const entry = style({
  position: 'relative',
  display: 'block',
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.m} 0`,
  color: vars.color.ink.quiet,
  borderInlineStart: `1px solid ${vars.color.line.base}`,
  textDecoration: 'none',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.ink.base },
  // Inset, since the column clips its content.
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[data-depth="3"]': { paddingInlineStart: vars.space.xxl },
    '&[aria-current]': { color: vars.color.ink.base, fontWeight: vars.weight.medium },
    ...currentBar(-1),
  },
});

export const fold = style({
  borderBlock: `1px solid ${vars.color.line.base}`,
  marginTop: vars.space.xl,
  font: vars.text.small,
  selectors: {
    '&[open]': { paddingBottom: vars.space.l },
    // Right below a PageSummary, whose border is the first line.
    '[data-facts="task"] + &': { borderTop: 0, marginTop: 0 },
  },
  '@media': { [media.wide]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const foldSummary = style({
  ...row,
  justifyContent: 'space-between',
  minHeight: vars.measure.touch,
  ...typeset('navigation', 'soft'),
  ...aroundPressed,
  fontWeight: vars.weight.medium,
});

export const foldChevron = style({
  transition: `transform ${vars.motion.move}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(90deg)' } },
});
