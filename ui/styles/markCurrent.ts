import type { StyleRule } from '@vanilla-extract/css';

import { media, vars } from '../tokens';

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
