import type { GlobalStyleRule } from '@vanilla-extract/css';

/** The one transition of everything that can be pressed. Not without a pointer: a change of the color mode is instant. */
export const control: GlobalStyleRule = {
  transition: '120ms ease-out',
  transitionProperty: 'color, background-color, border-color',
};

/** Fainter while it is pressed. Unlike a transform, it doesn't change what a link over its whole row covers. */
export const pressed: GlobalStyleRule = { opacity: 0.72 };

/** A button also gives way. */
export const pushed: GlobalStyleRule = { translate: '0 1px' };
