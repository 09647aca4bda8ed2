import type { StyleRule } from '@vanilla-extract/css';

import { vars } from '../tokens';

/**
 * Selectors of a link that mark the current one: stronger letters over a rule.
 *
 * @param place Where the rule lies in the link, and what becomes of its color where colors are forced.
 */
export const markCurrent = (
  place: Pick<StyleRule, 'insetInline' | 'bottom' | 'forcedColorAdjust'>,
): StyleRule['selectors'] => ({
  '&[aria-current]': { color: vars.color.ink.base, fontWeight: vars.weight.current },
  '&[aria-current]::after': {
    ...place,
    content: '""',
    position: 'absolute',
    height: 2,
    background: vars.color.accent.base,
  },
});
