import {
  apart,
  aroundPressed,
  column,
  media,
  notFirst,
  style,
  typeset,
  vars,
  within,
} from '../../styles/style';

export const root = style({
  selectors: {
    [notFirst]: { marginTop: vars.space.chapter },
    'h1 + p + &': { marginTop: vars.space.section },
  },
});

export const group = style({ position: 'relative', ...apart('section') });

export const save = style({
  position: 'absolute',
  // Off the scale: above the rule.
  top: -8,
  insetInlineEnd: 0,
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.m,
  paddingBottom: vars.space.m,
  font: vars.text.h2,
  letterSpacing: '-.016em',
  breakAfter: 'avoid',
});

export const count = style({ font: vars.text.serial, letterSpacing: 'normal', color: vars.color.ink.quiet });

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
  borderTop: `1px solid ${vars.color.line.strong}`,
  // Clips the outer borders of the cells.
  overflow: 'hidden',
  breakInside: 'avoid',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const entry = style({
  ...column,
  minWidth: 0,
  padding: vars.space.l,
  // Off the scale: borders overlap.
  marginInlineStart: -1,
  borderInlineStart: `1px solid ${vars.color.line.base}`,
  borderBottom: `1px solid ${vars.color.line.base}`,
  selectors: {
    '&:only-child': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridColumn: '1 / -1',
      columnGap: vars.space.xl,
      alignContent: 'center',
      paddingInline: 0,
      margin: 0,
      border: 0,
    },
  },
  '@media': {
    [media.phone]: { padding: vars.space.m },
    [media.print]: { breakInside: 'avoid' },
  },
});

const alone = `${entry}:only-child > &`;

export const rosette = style({
  marginBottom: vars.space.l,
  selectors: { [alone]: { gridRow: '1 / 5', width: 120, height: 120, margin: 0 } },
});

export const date = style({
  ...typeset('serial', 'quiet'),
  overflowWrap: 'anywhere',
  selectors: { [alone]: { alignSelf: 'end' } },
});

export const link = style({
  justifySelf: 'start',
  minHeight: vars.measure.target,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.accent.base },
  ...aroundPressed,
  selectors: { [alone]: { font: vars.text.h3 } },
  // Off the scale: borders overlap.
  '@media': { [media.belowDesktop]: { paddingBlock: vars.space.s, marginBlock: -1 } },
});

export const summary = style({ maxWidth: '60ch', ...typeset('table', 'soft') });

const sheet = '(min-width: 64rem)';

// As large as a page without a sidebar has space for.
within(`${entry}:only-child`, {
  '&': { '@container': { [sheet]: { gridTemplateColumns: '17rem 1fr', columnGap: 0 } } },
  [rosette]: { '@container': { [sheet]: { width: 208, height: 208 } } },
  [link]: { '@container': { [sheet]: { font: vars.text.h2 } } },
  [summary]: { '@container': { [sheet]: { marginTop: vars.space.s, font: vars.text.lead } } },
});
