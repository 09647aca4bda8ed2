import { vars } from '../tokens';

/** A mask that fades what a scrolling box cuts. Padding of the same width keeps the end of its content clear of the fade. */
export const fadeOut = (to: 'left' | 'right') =>
  `linear-gradient(to ${to}, currentColor calc(100% - ${vars.space.wide}), transparent)`;
