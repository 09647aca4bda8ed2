import type { StyleRule } from '@vanilla-extract/css';

import { vars } from '../tokens';
import { fadeEdges } from './fadeEdges.css';

/** A mask that fades what a scrolling box cuts. Padding of the same width keeps the end of its content clear of the fade. */
export const fadeOut = (to: 'left' | 'right') =>
  `linear-gradient(to ${to}, currentColor calc(100% - ${vars.space.xxl}), transparent)`;

const follow = (timeline: string) => ({ animation: `${fadeEdges} linear both`, animationTimeline: timeline });

/** Fades what scrolls up and down at the edges where it goes on. */
export const fadeScrolled = {
  '@supports': {
    '(animation-timeline: scroll())': {
      mask: 'linear-gradient(transparent, currentColor var(--fade-start, 0px) calc(100% - var(--fade-end, 0px)), transparent)',
      ...follow('scroll(self)'),
    },
  },
} satisfies StyleRule;

/**
 * Fades what scrolls sideways only where it goes on. Without motion a scroll timeline stands still: its end always fades, and
 * needs `--fade-room`.
 */
export const followSideways = {
  '@supports': {
    '(animation-timeline: scroll())': {
      vars: { '--fade-end': '0px', '--fade-room': '0px' },
      ...follow('scroll(self inline)'),
    },
  },
} satisfies StyleRule;
