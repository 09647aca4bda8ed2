import { aroundPressed } from '../../styles/mixins';
import { currentUnderline } from '../../styles/currentLink';
import { inline, inStickyBar, media, oneLine, row, style, typeset, vars, within } from '../../styles/style';

/** Matches when JavaScript is off: the bar then has the drawer's links. */
const withoutScript = ':root:not([data-script]) &';

export const root = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.zIndex.navbar,
  background: vars.color.ground,
  borderBottom: `1px solid ${vars.color.line.base}`,
  transition: `transform ${vars.motion.move}`,
  viewTransitionName: 'header',
  // No `:not(:focus-within)`: Storybook's pseudo-states addon would make it always true.
  selectors: {
    '&[data-state="hidden"]': { transform: 'translateY(-100%)' },
    '&[data-state="hidden"]:focus-within': { transform: 'none' },
  },
  '@media': {
    // Two rows take up too much of a small window.
    [media.belowDesktop]: { selectors: { [withoutScript]: { position: 'static' } } },
    [media.print]: { display: 'none' },
  },
});

within(root, { ':is(a, button, summary)': inStickyBar });

export const inner = style({
  ...row,
  maxWidth: vars.measure.frame,
  minHeight: vars.measure.navbar,
  margin: 'auto',
  padding: `0 ${vars.measure.gutter}`,
  '@media': {
    [media.belowDesktop]: {
      selectors: { [withoutScript]: { flexWrap: 'wrap' } },
    },
  },
});

export const menu = style({
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
  '@media': { [media.desktop]: { display: 'none' } },
  selectors: { [withoutScript]: { display: 'none' } },
});

export const brand = style({
  ...inline('m'),
  ...aroundPressed,
  flex: 'none',
  minHeight: vars.measure.touch,
  // Aligns the search box with the article.
  width: vars.measure.sidebar,
  marginInlineEnd: vars.measure.sidebarGap,
  font: vars.text.brand,
  letterSpacing: '-.015em',
  '@media': {
    [media.belowDesktop]: {
      flex: '0 1 auto',
      width: 'auto',
      minWidth: 0,
      marginInline: `${vars.space.xs} auto`,
    },
  },
});

export const navigation = style({
  display: 'flex',
  flex: '1 1 auto',
  alignSelf: 'stretch',
  minWidth: 0,
  '@media': {
    [media.belowDesktop]: {
      display: 'none',
      selectors: { [withoutScript]: { display: 'flex', flex: '1 0 100%', order: 1, flexWrap: 'wrap' } },
    },
  },
});

export const links = style({
  display: 'flex',
  alignItems: 'stretch',
  '@media': {
    [media.belowDesktop]: {
      selectors: { [withoutScript]: { flexWrap: 'wrap', marginInline: `calc(-1 * ${vars.space.m})` } },
    },
  },
});
export const entry = style({ display: 'flex' });
// Long names are cut off.
export const text = style({ maxWidth: '16em', ...oneLine });
export const label = style({
  display: '-webkit-box',
  maxWidth: '16em',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const left = style({ marginInlineStart: vars.space.m });
export const right = style({ marginInlineStart: 'auto' });

export const link = style({
  position: 'relative',
  ...inline('xs'),
  padding: `0 ${vars.space.m}`,
  ...typeset('navigation', 'soft'),
  ':hover': { color: vars.color.ink.base },
  ':focus-visible': { outlineOffset: -4 },
  // Its pressed ground stays clear of the bar's edges.
  marginBlock: vars.space.s,
  borderRadius: vars.radius.base,
  // The marker covers the bar's border.
  selectors: currentUnderline({ insetInline: vars.space.m, bottom: `calc(-1px - ${vars.space.s})` }),
  '@media': {
    [media.desktopToWide]: {
      paddingInline: vars.space.s,
      selectors: { '&[aria-current]::after': { insetInline: vars.space.s } },
    },
    [media.belowDesktop]: { minHeight: vars.measure.touch },
  },
});

export const actions = style({
  display: 'flex',
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  '@media': {
    [media.desktop]: {
      marginInlineStart: vars.space.s,
      paddingInlineStart: vars.space.s,
      borderInlineStart: `1px solid ${vars.color.line.base}`,
    },
  },
});

export const versions = style({
  marginInlineStart: vars.space.xs,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const iconLink = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
