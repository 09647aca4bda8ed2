import { currentUnderline } from '../../styles/currentLink';
import { aroundPressed, cluster, inline, media, quietControl, style, vars } from '../../styles/style';

export const root = style({
  ...cluster('xs', 'xl'),
  alignItems: 'center',
  paddingTop: vars.space.l,
  borderTop: `1px solid ${vars.color.line.strong}`,
  font: vars.text.navigation,
});

export const numbers = style({ ...cluster('xs'), marginInlineEnd: 'auto' });

const cell = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 40,
  minHeight: 40,
  padding: `0 ${vars.space.s}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowDesktop]: { minWidth: vars.measure.touch, minHeight: vars.measure.touch } },
} as const;

export const number = style({
  ...cell,
  position: 'relative',
  ...quietControl,
  textDecoration: 'none',
  selectors: currentUnderline({ insetInline: 0, bottom: 0 }),
});

export const gap = style({ ...cell, color: vars.color.ink.quiet });

export const steps = style({
  ...cluster('xs', 'xl'),
  '@media': { [media.phone]: { flex: '1 1 auto', minWidth: 0, justifyContent: 'flex-end' } },
});

export const step = style({
  ...inline('s'),
  minHeight: 40,
  color: vars.color.accent.base,
  ':hover': { color: vars.color.accent.hover, textDecoration: 'underline' },
  ...aroundPressed,
  '@media': {
    [media.belowDesktop]: { minHeight: vars.measure.touch },
    // Two links are at both ends of the line.
    [media.phone]: { selectors: { '&:not(:last-child)': { marginInlineEnd: 'auto' } } },
  },
});

export const arrow = style({
  selectors: {
    '[rel="prev"] > &': { scale: '-1 1' },
    '[dir="rtl"] [rel="next"] > &': { scale: '-1 1' },
    '[dir="rtl"] [rel="prev"] > &': { scale: '1 1' },
  },
});
