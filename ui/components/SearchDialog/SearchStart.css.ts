import { createVar } from '@vanilla-extract/css';

import { media, row as rowLook, style, vars } from '../../styles/style';

const actionsWidth = createVar();

// Options fill the first column and buttons the second, although they have different parents.
export const rows = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${actionsWidth}`,
  gridAutoFlow: 'row dense',
  vars: { [actionsWidth]: '0px' },
  selectors: {
    '&[data-actions="0"]': { display: 'block' },
    '&[data-actions="1"]': { vars: { [actionsWidth]: '56px' } },
    '&[data-actions="2"]': { vars: { [actionsWidth]: '104px' } },
  },
});

export const list = style({
  display: 'contents',
  selectors: {
    [`${rows}[data-actions="0"] > &`]: { display: 'block', columns: 2, columnGap: 0 },
  },
  '@media': { [media.phone]: { selectors: { [`${rows}[data-actions="0"] > &`]: { columns: 'auto' } } } },
});

export const row = style({
  gridColumn: 1,
  breakInside: 'avoid',
  // Extends the highlight below the buttons.
  marginInlineEnd: `calc(-1 * ${actionsWidth})`,
  paddingInlineEnd: `calc(${actionsWidth} + ${vars.space.s})`,
  '@media': {
    [media.desktop]: { selectors: { [`${rows}[data-actions="0"] &`]: { minHeight: 36, paddingBlock: 0 } } },
  },
});

export const actions = style({
  position: 'relative',
  ...rowLook,
  justifyContent: 'flex-end',
  gridColumn: 2,
  gap: vars.space.xs,
  paddingInlineEnd: vars.space.s,
  // Lets clicks between the buttons through to the option.
  pointerEvents: 'none',
});

export const action = style({
  pointerEvents: 'auto',
  ':hover': { background: vars.color.accent.wash },
  vars: { '--pressed': vars.color.accent.washPressed },
  ':focus-visible': { outlineOffset: -2 },
});
