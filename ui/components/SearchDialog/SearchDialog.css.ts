import { keyframes } from '@vanilla-extract/css';

import { bareInput, column, inline, pseudoElement, quietControl, quietLabel } from '../../styles/mixins';
import { globalStyle, ownDirection, style, thinScrollbar, typeset, visuallyHidden } from '../../styles/style';
import { media, vars } from '../../tokens';

const appear = keyframes({ from: { opacity: 0 } });
const settle = keyframes({ from: { transform: 'translateY(-8px)' } });
const vanish = keyframes({ to: { opacity: 0 } });
/** Radix unmounts it when this has ended. */
const closed = { '&[data-state="closed"]': { animation: `${vanish} 100ms ease-out` } };
const run = keyframes({ from: { backgroundPosition: '-40% 0' }, to: { backgroundPosition: '140% 0' } });

// Keeps the page behind from scrolling. Native dialogs have their own lock.
globalStyle('html[data-backdrop]', {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  // No backdrop covers the strip that a hidden scrollbar leaves, and browsers paint no image there.
  background: vars.color.backdrop,
});

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.backdrop,
  background: vars.color.backdrop,
  // Makes hit testing stop here instead of searching the page below.
  pointerEvents: 'auto',
  animation: `${appear} ${vars.motion.move}`,
  selectors: closed,
});

export const root = style({
  position: 'fixed',
  top: 'min(88px, 10vh)',
  insetInline: 0,
  zIndex: vars.zIndex.dialog,
  ...column,
  width: vars.measure.dialog,
  maxWidth: `calc(100% - 2 * ${vars.space.l})`,
  maxHeight: 'min(640px, calc(100dvh - 2 * min(88px, 10vh)))',
  marginInline: 'auto',
  background: vars.color.raised,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
  animation: `${settle} ${vars.motion.move}`,
  selectors: closed,
  ':focus': { outline: 'none' },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.phone]: {
      inset: 0,
      width: 'auto',
      maxWidth: 'none',
      maxHeight: 'none',
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});

export const title = style(visuallyHidden);

export const field = style({
  position: 'relative',
  ...inline('m'),
  flex: 'none',
  minHeight: 60,
  paddingInline: `${vars.space.xl} ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.line.base}`,
  // Replaces the focus ring.
  ':focus-within': { boxShadow: `inset 0 -2px ${vars.color.accent.base}` },
  selectors: {
    // A slow search: a segment runs along the rule.
    '&[data-status="stalled"]::after': {
      ...pseudoElement,
      insetInline: 0,
      bottom: 0,
      height: 2,
      background: `linear-gradient(${vars.color.engraving.row}, ${vars.color.engraving.row}) 50% 0 / 40% 100% no-repeat`,
      animation: `${appear} 1ms .2s both, ${run} 1.1s .2s linear infinite`,
    },
  },
  '@media': {
    [media.phone]: { paddingInlineEnd: vars.space.s },
    [media.forcedColors]: { ':focus-within': { outline: '2px solid Highlight', outlineOffset: -2 } },
  },
});

export const input = style({ ...bareInput, alignSelf: 'stretch' });

export const limit = style({
  flex: 'none',
  padding: `${vars.space.s} ${vars.space.xl}`,
  font: vars.text.small,
  color: vars.color.warning.ink,
  borderBottom: `1px solid ${vars.color.line.base}`,
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: vars.measure.target,
  minHeight: vars.measure.target,
  borderRadius: vars.radius.small,
  ':focus-visible': { outlineOffset: 1 },
  '@media': {
    [media.phone]: {
      width: vars.measure.touch,
      height: vars.measure.touch,
      ...quietControl,
      ':focus-visible': { outlineOffset: -2 },
    },
  },
});
export const closeKey = style({ '@media': { [media.phone]: { display: 'none' } } });
export const closeIcon = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });

export const body = style({
  minHeight: 'min(240px, 40dvh)',
  padding: `${vars.space.s} 0 ${vars.space.m}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...thinScrollbar(),
});

export const heading = style({
  ...ownDirection,
  padding: `${vars.space.m} ${vars.space.xl} ${vars.space.s}`,
  ...quietLabel,
  overflowWrap: 'anywhere',
});

export const hint = style({
  padding: `${vars.space.l} ${vars.space.xl}`,
  ...typeset('callout', 'soft'),
});

// Delayed, so that a fast response doesn't flash.
export const loading = style({ animation: `${appear} 1ms .2s both` });
