import type { StyleRule } from '@vanilla-extract/css';

import { media, vars } from '../tokens';

const { surface } = vars.color;
const { strong } = vars.color.line;

/** Shadows at the ends with more tabs, hidden by covers that scroll with the content. */
const edges = [
  `linear-gradient(to right, ${surface} 60%, transparent) left top / 24px calc(100% - 1px) no-repeat local`,
  `linear-gradient(to left, ${surface} 60%, transparent) right top / 24px calc(100% - 1px) no-repeat local`,
  `linear-gradient(to right, ${strong}, transparent) left top / 7px calc(100% - 1px) no-repeat scroll`,
  `linear-gradient(to left, ${strong}, transparent) right top / 7px calc(100% - 1px) no-repeat scroll`,
];

/** Places tabs over the title bar of the code block below them, next to its copy button. */
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
  background: edges.join(),
  '@media': { [media.belowDesktop]: { height: 45 } },
} satisfies StyleRule;
