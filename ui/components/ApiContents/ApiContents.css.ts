import { bareList } from '../../styles/bareList';
import { style } from '../../styles/style';
import { media, vars } from '../../tokens';

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

export const list = style({ borderTop: `1px solid ${vars.color.line.base}` });
bareList(list);

/** Names without summaries share lines. */
export const columns = style({ columns: '20rem', columnGap: vars.space.xxl });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 21rem) minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.l,
  padding: '5px 0',
  borderBottom: `1px solid ${vars.color.line.base}`,
  breakInside: 'avoid',
  ':hover': { borderBottomColor: vars.color.accent.base },
  selectors: { [`${columns} &`]: { display: 'block' } },
  '@media': {
    [media.belowDesktop]: { padding: `${vars.space.near} 0`, gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

export const link = style({
  font: vars.text.code,
  color: vars.color.ink.base,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  // Makes the whole row clickable.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent.base },
  selectors: {
    '&[data-deprecated]': { color: vars.color.ink.quiet, textDecoration: 'line-through' },
  },
});

export const call = style({ fontFamily: vars.family.code, fontSize: '.75rem', color: vars.color.ink.quiet });

export const summary = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  font: vars.text.small,
  color: vars.color.ink.soft,
  '@media': { [media.belowDesktop]: { order: 1, gridColumn: '1 / -1' } },
});
