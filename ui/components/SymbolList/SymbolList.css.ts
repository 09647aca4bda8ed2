import { style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(component({ selectors: { '* + &': { marginTop: vars.space.section } } }));

export const symbols = style(component({ borderTop: `1px solid ${vars.color.line.strong}` }));
bareList(symbols);

export const symbol = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.xl}`,
    padding: '9px 0',
    borderBottom: `1px solid ${vars.color.line.base}`,
    '@media': { [media.belowDesktop]: { paddingBlock: 11 }, [media.print]: { breakInside: 'avoid' } },
  }),
);

export const name = style(
  component({
    minWidth: 0,
    font: vars.text.code,
    lineHeight: 1.75,
    color: vars.color.ink.soft,
  }),
);

export const kind = style(component({ font: vars.text.small, color: vars.color.ink.quiet }));
