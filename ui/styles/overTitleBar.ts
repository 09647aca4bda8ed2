import type { StyleRule } from '@vanilla-extract/css';

import { media } from '../tokens';

/** Lays tabs over the title bar of the code block below them, border included, and leaves its copy button free. */
export const overTitleBar = {
  position: 'absolute',
  zIndex: 1,
  top: 1,
  insetInlineStart: 7,
  display: 'flex',
  gap: 2,
  maxWidth: 'calc(100% - 6.75rem)',
  height: 40,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.belowDesktop]: { height: 45 } },
} satisfies StyleRule;
