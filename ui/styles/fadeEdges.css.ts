import { createGlobalVar, keyframes } from '@vanilla-extract/css';

// Not inherited: when a box scrolls or gets its size, the browser doesn't restyle its content.
const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
/** Length of the fade at the start and end of a scrolling box. */
export const [fadeStart, fadeEnd] = ['fade-start', 'fade-end'].map((name) =>
  createGlobalVar(name, length),
) as [string, string];

/** Sets both as the box scrolls. */
export const fadeEdges = keyframes({
  from: { vars: { [fadeEnd]: '32px' } },
  '1%, 99%': { vars: { [fadeStart]: '32px', [fadeEnd]: '32px' } },
  to: { vars: { [fadeStart]: '32px' } },
});
