import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

/** How high it is. What an anchor of the page leads to stays clear of it. */
export const height = '37px';

export const root = style(
  component({
    position: 'sticky',
    zIndex: vars.level.sticky,
    top: `calc(${vars.measure.navbar} + 1px)`,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.l,
    height,
    // It lies over what scrolls below it.
    marginBottom: `calc(-1 * ${height})`,
    font: vars.text.small,
    color: vars.color.ink.quiet,
    background: vars.color.ground,
    borderBottom: `1px solid ${vars.color.line.base}`,
    selectors: { '&[data-state="hidden"]': { visibility: 'hidden' } },
    '@media': {
      [media.belowDesktop]: {
        marginInline: `calc(-1 * ${vars.measure.gutter})`,
        paddingInline: vars.measure.gutter,
        gap: vars.space.m,
      },
      [media.print]: { display: 'none' },
    },
  }),
);

// It is in sight already. A browser that keeps what gets the focus clear of the navbar would move the page for it.
globalStyle(`${root} a`, {
  '@layer': { [components]: { scrollMarginTop: `calc(-1 * (${vars.measure.navbar} + ${vars.space.wide}))` } },
});

export const place = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    minWidth: 0,
    whiteSpace: 'nowrap',
  }),
);

export const kind = style(
  component({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '::after': { content: '" /"', paddingInlineEnd: '.5ch' },
    // The name says more, and there is no room for both.
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

export const here = style(
  component({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    font: vars.text.serial,
    fontWeight: vars.weight.medium,
    color: vars.color.ink.base,
    textDecoration: 'none',
    ':hover': { color: vars.color.accent.base },
    // What is cut off at its edge would cut off the ring.
    ':focus-visible': { outlineOffset: -2 },
  }),
);

export const count = style(
  component({ flex: 'none', fontVariantNumeric: 'tabular-nums', marginInlineStart: 'auto' }),
);

export const steps = style(component({ flex: 'none', display: 'flex' }));

export const step = style(
  component({
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    color: vars.color.ink.soft,
    ':hover': { color: vars.color.accent.base },
    ':focus-visible': { outlineOffset: -2 },
    selectors: {
      '&:first-child': { rotate: '90deg', scale: '-1 1' },
      '&:last-child': { rotate: '90deg' },
      '&:not([href])': { visibility: 'hidden' },
    },
    '@media': { [media.belowDesktop]: { width: vars.measure.touch } },
  }),
);
