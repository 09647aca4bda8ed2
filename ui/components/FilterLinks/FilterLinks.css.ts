import { currentUnderline } from '../../styles/currentLink';
import { inline, media, quietLabel, style, typeset, vars, within, wrap } from '../../styles/style';

export const root = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.l,
  selectors: { '& + &': { marginTop: 0 } },
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: 0 } },
});

export const heading = style({
  flex: 'none',
  // Links are aligned with the titles of entries, next to their dates.
  minWidth: `calc(8.5rem - ${vars.space.l})`,
  maxWidth: 'none',
  ...quietLabel,
});

export const links = style({
  ...wrap,
  gap: `0 ${vars.space.xs}`,
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
});

// Two columns if they don't fit on one row.
within(links, {
  '> :is(li:nth-last-child(n + 5), li:nth-last-child(n + 5) ~ li)': {
    '@media': { [media.phone]: { minWidth: `calc((100% - ${vars.space.xs}) / 2)` } },
  },
});

export const link = style({
  position: 'relative',
  ...inline('s'),
  minHeight: 36,
  padding: vars.space.s,
  ...typeset('navigation', 'soft'),
  textDecoration: 'none',
  ':hover': { color: vars.color.accent.base },
  ':focus-visible': { outlineOffset: -2 },
  selectors: currentUnderline({ insetInline: 8, bottom: 2 }),
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});

export const count = style({ ...typeset('serial', 'quiet') });
