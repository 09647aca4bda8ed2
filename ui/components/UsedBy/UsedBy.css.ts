import { style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(component({ selectors: { '* + &': { marginTop: vars.space.xl } } }));

export const heading = style(
  component({ maxWidth: 'none', font: vars.text.label, color: vars.color.ink.quiet }),
);

export const links = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xs} 18px`,
    marginTop: vars.space.snug,
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
