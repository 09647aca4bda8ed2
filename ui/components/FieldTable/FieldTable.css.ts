import { style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { vars } from '../../tokens';

export const rows = style(component({ borderTop: `1px solid ${vars.color.line.strong}` }));
bareList(rows);

export const root = style(
  component({
    selectors: {
      '* + &': { marginTop: vars.space.wide },
      // A table in a row is a level deeper: it hangs on a hairline of its own.
      [`${rows} &`]: {
        marginTop: vars.space.m,
        paddingInlineStart: vars.space.even,
        borderInlineStart: `1px solid ${vars.color.line.base}`,
      },
    },
  }),
);

export const heading = style(
  component({
    maxWidth: 'none',
    paddingBottom: vars.space.s,
    font: vars.text.label,
    color: vars.color.ink.quiet,
  }),
);

export const empty = style(
  component({
    padding: `${vars.space.m} 0 13px`,
    font: vars.text.table,
    color: vars.color.ink.quiet,
    borderTop: `1px solid ${vars.color.line.strong}`,
  }),
);
