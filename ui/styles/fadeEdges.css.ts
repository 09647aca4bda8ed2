import { keyframes } from '@vanilla-extract/css';

/** Sets how far a scrolling box fades at its start and end. */
export const fadeEdges = keyframes({
  from: { vars: { '--fade-end': '32px' } },
  '1%, 99%': { vars: { '--fade-start': '32px', '--fade-end': '32px' } },
  to: { vars: { '--fade-start': '32px' } },
});
