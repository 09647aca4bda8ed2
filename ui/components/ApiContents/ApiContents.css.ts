import { bareList } from '../../styles/bareList';
import { style } from '../../styles/style';
import { media, vars } from '../../tokens';

/** Width of most names. */
const column = '12.5rem';

/** Width of a cell with a name and its description. */
const cellWidth = '17.5rem';

export const root = style({
  display: 'grid',
  gap: 32,
  selectors: { '* + &': { marginTop: 40 } },
  '@media': { [media.print]: { display: 'none' } },
});

export const group = style({ minWidth: 0 });

export const heading = style({
  maxWidth: 'none',
  marginBottom: vars.space.snug,
  font: vars.text.label,
  color: vars.color.ink.quiet,
});

export const list = style({ columns: column, columnGap: vars.space.xxl });
bareList(list);

export const item = style({ breakInside: 'avoid' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 28,
  padding: `3px 0 3px ${vars.space.even}`,
  font: vars.text.code,
  lineHeight: 1.35,
  color: vars.color.ink.soft,
  textDecoration: 'none',
  borderInlineStart: `1px solid ${vars.color.line.base}`,
  ':hover': { color: vars.color.accent.base, borderInlineStartColor: vars.color.line.strong },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '[dir="rtl"] &': { padding: `3px ${vars.space.even} 3px 0` },
    '&[data-deprecated]': { color: vars.color.ink.quiet, textDecoration: 'line-through' },
  },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cellWidth}), 1fr))`,
  columnGap: 32,
});
bareList(sheet);

export const cell = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  alignContent: 'start',
  columnGap: vars.space.m,
  padding: `${vars.space.near} 0 ${vars.space.m}`,
  borderTop: `1px solid ${vars.color.line.base}`,
  ':hover': { borderTopColor: vars.color.accent.base },
});

export const cellLink = style({
  font: vars.text.code,
  fontWeight: vars.weight.medium,
  color: vars.color.ink.base,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  // Makes the whole cell clickable.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent.base },
  selectors: {
    '&[data-deprecated]': { color: vars.color.ink.quiet, textDecoration: 'line-through' },
  },
});

export const call = style({ fontFamily: vars.family.code, fontSize: '.75rem', color: vars.color.ink.quiet });

export const summary = style({
  gridColumn: '1 / -1',
  maxWidth: 'none',
  marginTop: vars.space.hair,
  font: vars.text.small,
  color: vars.color.ink.soft,
});
