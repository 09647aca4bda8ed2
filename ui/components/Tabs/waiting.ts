/** Hides a panel that waits, until a script lets the browser hide it. */
export const waiting = {
  ':root[data-script] &[data-state="waiting"]:not([hidden])': { display: 'none' },
} as const;
