import { inline, inStickyBar, media, oneLine, quiet, style, typeset, vars } from '../../styles/style';

export const root = style({
  position: 'sticky',
  zIndex: vars.zIndex.sticky,
  top: `calc(${vars.measure.navbar} + 1px)`,
  ...inline('l'),
  height: vars.measure.symbolBar,
  // Takes up no space in the flow.
  marginBottom: `calc(-1 * ${vars.measure.symbolBar})`,
  ...quiet,
  background: vars.color.ground,
  borderBottom: `1px solid ${vars.color.line.base}`,
  selectors: { '&[data-state="hidden"]': { visibility: 'hidden' } },
  '@media': {
    [media.belowDesktop]: {
      marginInline: `calc(-1 * ${vars.measure.gutter})`,
      paddingInline: vars.measure.gutter,
      gap: vars.space.m,
    },
  },
});

export const symbol = style({ display: 'flex', alignItems: 'baseline', minWidth: 0, whiteSpace: 'nowrap' });

export const kind = style({
  ...oneLine,
  '::after': { content: '" /"', paddingInlineEnd: '.5ch' },
  // No room for both; the name says more.
  '@media': { [media.phone]: { display: 'none' } },
});

export const current = style({
  ...oneLine,
  ...inStickyBar,
  ...typeset('serial', 'base'),
  fontWeight: vars.weight.medium,
  ':hover': { color: vars.color.accent.base },
  // Inset, since the overflow is clipped.
  ':focus-visible': { outlineOffset: -2 },
});

export const count = style({ flex: 'none', fontVariantNumeric: 'tabular-nums', marginInlineStart: 'auto' });

export const steps = style({ flex: 'none', display: 'flex' });

export const step = style({
  ...inStickyBar,
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
    '&:not([href])': { opacity: 0.35, pointerEvents: 'none' },
  },
  '@media': { [media.belowDesktop]: { width: vars.measure.touch } },
});
