import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { markCurrent } from '../../styles/markCurrent';
import { media, vars } from '../../tokens';

/** There is no drawer without a script: what it would hold stands in the bar. */
const withoutScript = ':root:not([data-script]) &';

export const root = style(
  component({
    position: 'sticky',
    top: 0,
    zIndex: vars.level.navbar,
    background: vars.color.ground,
    borderBottom: `1px solid ${vars.color.line.base}`,
    transition: `transform ${vars.motion.move}`,
    // No `:not(:focus-within)`: Storybook, which shows states as classes, would take it for always true.
    selectors: {
      '&[data-state="hidden"]': { transform: 'translateY(-100%)' },
      '&[data-state="hidden"]:focus-within': { transform: 'none' },
    },
    '@media': {
      // With its second row it would take too much of a small window.
      [media.belowDesktop]: { selectors: { [withoutScript]: { position: 'static' } } },
      [media.print]: { display: 'none' },
    },
  }),
);

// The bar is in sight already. A browser that keeps what gets the focus clear of the bar would move the page for it.
globalStyle(`${root} :is(a, button, summary)`, {
  '@layer': { [components]: { scrollMarginTop: `calc(-1 * (${vars.measure.navbar} + ${vars.space.wide}))` } },
});

export const inner = style(
  component({
    display: 'flex',
    alignItems: 'center',
    maxWidth: vars.measure.frame,
    height: vars.measure.navbar,
    margin: 'auto',
    padding: `0 ${vars.measure.gutter}`,
    '@media': {
      [media.belowDesktop]: {
        selectors: { [withoutScript]: { flexWrap: 'wrap', height: 'auto', minHeight: vars.measure.navbar } },
      },
    },
  }),
);

export const menu = style(
  component({
    marginInlineStart: `calc(-1 * ${vars.space.m})`,
    '@media': { [media.desktop]: { display: 'none' } },
    selectors: { [withoutScript]: { display: 'none' } },
  }),
);

export const brand = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: 11,
    flex: 'none',
    minHeight: vars.measure.touch,
    // The search box starts exactly on the article's edge.
    width: vars.measure.sidebar,
    marginInlineEnd: vars.measure.sidebarGap,
    font: vars.text.brand,
    letterSpacing: '-.015em',
    '@media': {
      [media.belowDesktop]: {
        flex: '0 1 auto',
        width: 'auto',
        minWidth: 0,
        margin: `0 auto 0 ${vars.space.xs}`,
      },
    },
  }),
);

export const navigation = style(
  component({
    display: 'flex',
    flex: 1,
    alignSelf: 'stretch',
    minWidth: 0,
    '@media': {
      [media.belowDesktop]: {
        display: 'none',
        selectors: { [withoutScript]: { display: 'flex', flex: '1 0 100%', order: 1, flexWrap: 'wrap' } },
      },
    },
  }),
);

export const links = style(
  component({
    display: 'flex',
    alignItems: 'stretch',
    '@media': {
      [media.belowDesktop]: {
        selectors: { [withoutScript]: { flexWrap: 'wrap', marginInline: `calc(-1 * ${vars.space.even})` } },
      },
    },
  }),
);
// A name that is too long gives way, not the bar.
export const text = style(
  component({ maxWidth: '16em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const left = style(component({ marginInlineStart: vars.space.m }));
export const right = style(component({ marginInlineStart: 'auto' }));

export const link = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    height: '100%',
    padding: `0 ${vars.space.even}`,
    font: vars.text.navigation,
    color: vars.color.ink.soft,
    whiteSpace: 'nowrap',
    ':hover': { color: vars.color.ink.base },
    ':focus-visible': { outlineOffset: -4 },
    // The rule lies on the border of the bar.
    selectors: markCurrent({ insetInline: 14, bottom: -1 }),
    '@media': {
      [media.desktopToWide]: { paddingInline: vars.space.near },
      [media.belowDesktop]: { minHeight: vars.measure.touch },
    },
  }),
);

export const actions = style(
  component({
    display: 'flex',
    marginInlineEnd: `calc(-1 * ${vars.space.near})`,
    '@media': {
      [media.desktop]: {
        marginInlineStart: vars.space.near,
        paddingInlineStart: vars.space.near,
        borderInlineStart: `1px solid ${vars.color.line.base}`,
      },
    },
  }),
);

export const versions = style(
  component({ marginInlineStart: vars.space.xs, '@media': { [media.belowDesktop]: { display: 'none' } } }),
);

export const iconLink = style(component({ '@media': { [media.belowDesktop]: { display: 'none' } } }));
