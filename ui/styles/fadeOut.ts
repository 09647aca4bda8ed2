import type { StyleRule } from '@vanilla-extract/css';

import { vars } from '../tokens';
import { fadeEdges, fadeEnd, fadeStart } from './fadeEdges.css';

/** A mask that fades a scrolling box's edge. Padding of the same width keeps the end of its content clear of the fade. */
export const fadeOut = (to: 'left' | 'right') =>
  `linear-gradient(to ${to}, currentColor calc(100% - ${vars.space.xxl}), transparent)`;

/** While a box is scrolled along an axis, `fadeStart`, `fadeEnd` and other keyframes follow. */
const followScroll = (axis: string, { vars: own, ...rule }: StyleRule, others: string[] = []): StyleRule => ({
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: [fadeEdges, ...others].map((name) => `${name} linear both`).join(', '),
      animationTimeline: `scroll(self ${axis})`,
      vars: { [fadeEnd]: '0px', ...own },
      ...rule,
    },
  },
});

/** Fades vertically scrolling content at the edges where it continues. */
export const fadeScrolled = followScroll('block', {
  mask: `linear-gradient(transparent, currentColor ${fadeStart} calc(100% - ${fadeEnd}), transparent)`,
});

/** Fades sideways scrolling only where it continues. Without motion, its end always fades: set `--fade-room`. */
export const fadeSideways = (...others: string[]) =>
  followScroll('inline', { vars: { '--fade-room': '0px' } }, others);
