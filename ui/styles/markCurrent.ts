import type { StyleRule } from '@vanilla-extract/css';

import { media, vars } from '../tokens';

/** Selectors for links along a hairline: the current link's bar covers it. */
export const barOfCurrent: StyleRule['selectors'] = {
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -1,
    insetBlock: 6,
    width: 3,
    background: vars.color.accent.base,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
};

/**
 * Selectors for the current link: bolder text over a rule.
 *
 * @param place Position of the rule in the link.
 */
export const markCurrent = (place: Pick<StyleRule, 'insetInline' | 'bottom'>): StyleRule['selectors'] => ({
  '&[aria-current]': { color: vars.color.ink.base, fontWeight: vars.weight.strong },
  '&[aria-current]::after': {
    ...place,
    content: '""',
    position: 'absolute',
    height: 2,
    background: vars.color.accent.base,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
});
