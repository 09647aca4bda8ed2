import { gapAbove, aroundPressed, column, media, style, typeset, vars, within } from '../../styles/style';

const wide = '(min-width: 64rem)';

export const root = style([
  gapAbove('chapter'),
  { selectors: { 'h1 + p + &': { marginTop: vars.space.section } } },
]);

export const group = style({ position: 'relative', ...gapAbove('section') });

export const save = style({
  position: 'absolute',
  // Off the scale: above the rule.
  top: -8,
  insetInlineEnd: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.m,
  paddingBottom: vars.space.m,
  font: vars.text.h2,
  letterSpacing: '-.016em',
  // In print it has the height of a row, so that it isn't left alone at the end of a page.
  '@media': { [media.print]: { breakInside: 'avoid', paddingBottom: '12.75rem', marginBottom: '-12rem' } },
});

export const count = style({ font: vars.text.serial, letterSpacing: 'normal', color: vars.color.ink.quiet });

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
  borderTop: `1px solid ${vars.color.line.strong}`,
  // Clips the outer borders of the cells.
  overflow: 'hidden',
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
  '@media': {
    [media.phone]: { padding: vars.space.m },
    [media.print]: { breakInside: 'avoid' },
  },
});

export const rosette = style({ marginBottom: vars.space.l });

export const date = style({ ...typeset('serial', 'quiet'), overflowWrap: 'anywhere' });

export const link = style({
  justifySelf: 'start',
  minHeight: vars.measure.target,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.accent.base },
  ...aroundPressed,
  // Off the scale: borders overlap.
  '@media': { [media.belowDesktop]: { paddingBlock: vars.space.s, marginBlock: -1 } },
});

export const summary = style({ maxWidth: '60ch', ...typeset('table', 'soft') });

/** A group with one entry. On a page without a sidebar it's a section like others, its heading next to its text. */
export const single = style({
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '25% minmax(0, 1fr)',
      paddingTop: vars.space.xxl,
      borderTop: `1px solid ${vars.color.line.strong}`,
    },
  },
});

within(single, {
  [heading]: { '@container': { [wide]: { flexDirection: 'column', gap: vars.space.xs } } },
  [entries]: { display: 'block', '@container': { [wide]: { border: 0 } } },
  [entry]: {
    display: 'grid',
    gridTemplate: 'repeat(3, auto) 1fr / minmax(0, 1fr) auto',
    columnGap: vars.space.xl,
    paddingInline: 0,
    margin: 0,
    border: 0,
    '@container': { [wide]: { padding: 0 } },
  },
  [rosette]: {
    gridArea: '1 / 2 / 5 / 3',
    width: 120,
    height: 120,
    margin: 0,
    '@container': { [wide]: { width: 208, height: 208 } },
  },
  [link]: { font: vars.text.h3, '@container': { [wide]: { font: vars.text.h2 } } },
  [summary]: { '@container': { [wide]: { marginTop: vars.space.s, font: vars.text.lead } } },
});
