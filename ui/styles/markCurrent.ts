import type { StyleRule } from '@vanilla-extract/css';

import { media, vars } from '../tokens';

/** Selectors of a link under a hairline at its start: the bar of the current one covers the hairline. */
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
 * Selectors of a link that mark the current one: stronger letters over a rule.
 *
 * @param place Where the rule lies in the link.
 */
export const markCurrent = (place: Pick<StyleRule, 'insetInline' | 'bottom'>): StyleRule['selectors'] => ({
  '&[aria-current]': { color: vars.color.ink.base, fontWeight: vars.weight.current },
  '&[aria-current]::after': {
    ...place,
    content: '""',
    position: 'absolute',
    height: 2,
    background: vars.color.accent.base,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
});
