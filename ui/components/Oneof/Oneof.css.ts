import { globalStyle, style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { foreignText } from '../../styles/foreignText';
import { vars } from '../../tokens';

export const root = style(
  component({
    position: 'relative',
    paddingInlineStart: 26,
    borderBottom: `1px solid ${vars.color.line.base}`,
    selectors: {
      '&:last-child': { borderBottom: 0 },
      // The bracket runs from the label to the last row.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 6,
        insetBlock: 22,
        boxSizing: 'border-box',
        width: 10,
        border: `1px solid ${vars.color.accent.base}`,
        borderInlineEnd: 0,
        borderStartStartRadius: 2,
        borderEndStartRadius: 2,
      },
    },
  }),
);

export const top = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.hair} ${vars.space.near}`,
    padding: `${vars.space.near} 0 0`,
    font: vars.text.small,
    color: vars.color.ink.quiet,
  }),
);

export const name = style(
  component({ font: vars.text.code, fontWeight: vars.weight.medium, color: vars.color.ink.base }),
);

export const text = style(
  component({
    marginTop: 3,
    ':empty': { display: 'none' },
    font: vars.text.table,
    color: vars.color.ink.soft,
  }),
);
foreignText(text);

export const rows = style({});
bareList(rows);
// The last row in sight is not the last one.
globalStyle(`${rows}:not(:last-child) > li:last-child`, {
  '@layer': { [components]: { borderBottom: `1px solid ${vars.color.line.base}` } },
});
