import type { StyleRule } from '@vanilla-extract/css';

import { vars } from '../tokens';
import { fadeEdges } from './fadeEdges.css';

/** A mask that fades what a scrolling box cuts. Padding of the same width keeps the end of its content clear of the fade. */
export const fadeOut = (to: 'left' | 'right') =>
  `linear-gradient(to ${to}, currentColor calc(100% - ${vars.space.xxl}), transparent)`;

/** While a box is scrolled along an axis, its `--fade-start` and `--fade-end` follow. */
const follow = (axis: string, rule: StyleRule): StyleRule => ({
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${fadeEdges} linear both`,
      animationTimeline: `scroll(self ${axis})`,
      ...rule,
    },
  },
});

/** Fades what scrolls up and down at the edges where it goes on. */
export const fadeScrolled = follow('block', {
  mask: 'linear-gradient(transparent, currentColor var(--fade-start, 0px) calc(100% - var(--fade-end, 0px)), transparent)',
});

/** Fades what scrolls sideways only where it goes on. Without motion its end always fades, and needs `--fade-room`. */
export const followSideways = follow('inline', { vars: { '--fade-end': '0px', '--fade-room': '0px' } });
