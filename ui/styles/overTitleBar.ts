import type { StyleRule } from '@vanilla-extract/css';

import { media, vars } from '../tokens';
import { fadeOut } from './fadeOut';

/** Places tabs over the title bar of the code block below them, next to its copy button. */
export const overTitleBar = {
  position: 'absolute',
  zIndex: 1,
  top: 1,
  insetInlineStart: vars.space.s,
  display: 'flex',
  maxWidth: 'calc(100% - 6.75rem)',
  height: 40,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInlineEnd: vars.space.xxl,
  scrollPaddingInlineEnd: vars.space.xxl,
  mask: fadeOut('right'),
  selectors: { '[dir="rtl"] &': { mask: fadeOut('left') } },
  '@media': { [media.belowDesktop]: { height: 45 } },
} satisfies StyleRule;
