import { createVar, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { vars } from '../../tokens';

/** Width of the buttons of a row. */
const actionsWidth = createVar();

// Options fill the first column and buttons the second, row by row, though they are not children of one row.
export const rows = style(
  component({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${actionsWidth}`,
    gridAutoFlow: 'row dense',
    vars: { [actionsWidth]: '0px' },
    selectors: {
      '&[data-actions="1"]': { vars: { [actionsWidth]: '56px' } },
      '&[data-actions="2"]': { vars: { [actionsWidth]: '104px' } },
    },
  }),
);

export const list = style(component({ display: 'contents' }));

export const row = style(
  component({
    gridColumn: 1,
    // The wash lies under the buttons too.
    marginInlineEnd: `calc(-1 * ${actionsWidth})`,
    paddingInlineEnd: `calc(${actionsWidth} + ${vars.space.s})`,
  }),
);

export const actions = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gridColumn: 2,
    gap: vars.space.xs,
    paddingInlineEnd: vars.space.s,
    // Only the buttons are in the way of the option below.
    pointerEvents: 'none',
  }),
);

export const action = style(
  component({
    pointerEvents: 'auto',
    ':hover': { background: vars.color.accent.wash },
    ':focus-visible': { outlineOffset: -2 },
  }),
);
