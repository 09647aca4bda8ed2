import type { StyleRule } from '@vanilla-extract/css';

import { media, vars } from '../tokens';
import { pseudoElement } from './mixins';

const bar = {
  ...pseudoElement,
  background: vars.color.accent.base,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
};

/** Selectors for the bar at the start of the current link. Along a hairline it begins at -1 and covers it. */
export const currentBar = (insetInlineStart: number): StyleRule['selectors'] => ({
  '&[aria-current]::before': { ...bar, insetInlineStart, insetBlock: 6, width: 3 },
});

/** Selectors for the current link or tab, which has the attribute `state`: bolder text over a line. */
export const currentUnderline = (
  position: Pick<StyleRule, 'insetInline' | 'bottom'>,
  state = '[aria-current]',
): StyleRule['selectors'] => ({
  [`&${state}`]: { color: vars.color.ink.base, fontWeight: vars.weight.strong },
  [`&${state}::after`]: { ...bar, ...position, height: 2 },
});
