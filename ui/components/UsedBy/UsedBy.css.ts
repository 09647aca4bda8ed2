import { style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(component({ selectors: { '* + &': { marginTop: 20 } } }));

export const heading = style(
  component({ maxWidth: 'none', font: vars.text.label, color: vars.color.ink.quiet }),
);

export const links = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 18px',
    marginTop: 6,
    font: vars.text.code,
    color: vars.color.ink.soft,
  }),
);
bareList(links);

export const link = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: vars.measure.target,
    '@media': { [media.belowDesktop]: { minHeight: 40 } },
  }),
);
