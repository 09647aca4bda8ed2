import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.m,
    margin: '24px 0 0',
    padding: 0,
    border: 0,
    selectors: { ':root:not([data-script]) &': { display: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const heading = style(
  component({ padding: 0, marginBottom: 8, font: vars.text.label, color: vars.color.ink.quiet }),
);

export const label = style(
  component({
    display: 'grid',
    gap: vars.space.xs,
    flex: '1 1 220px',
    minWidth: 0,
    font: vars.text.small,
    color: vars.color.ink.soft,
  }),
);

export const input = style(
  component({
    minHeight: 38,
    width: '100%',
    padding: '0 10px',
    font: vars.text.code,
    color: vars.color.ink.base,
    background: vars.color.raised,
    border: `1px solid ${vars.color.line.control}`,
    borderRadius: vars.radius.base,
    '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
  }),
);

export const note = style(
  component({ flexBasis: '100%', font: vars.text.small, color: vars.color.ink.quiet }),
);
