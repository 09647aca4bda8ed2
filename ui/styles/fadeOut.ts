import type { StyleRule } from '@vanilla-extract/css';

import { vars } from '../tokens';
import { fadeEdges } from './fadeEdges.css';

/** A mask that fades what a scrolling box cuts. Padding of the same width keeps the end of its content clear of the fade. */
export const fadeOut = (to: 'left' | 'right') =>
  `linear-gradient(to ${to}, currentColor calc(100% - ${vars.space.xxl}), transparent)`;

const edges =
  'linear-gradient(transparent, currentColor var(--fade-start, 0px) calc(100% - var(--fade-end, 0px)), transparent)';

/** Fades what scrolls up and down at the edges where it goes on, in addition to another mask. */
export const fadeScrolled = (other?: string): StyleRule => ({
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${fadeEdges} linear both`,
      animationTimeline: 'scroll(self)',
      ...(other ? { mask: `${edges}, ${other}`, maskComposite: 'intersect' } : { mask: edges }),
    },
  },
});
