import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { vars } from '../../tokens';

export const place = style(component({ position: 'relative' }));

export const root = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
    margin: 0,
    border: `1px solid ${vars.color.line.base}`,
    borderRadius: vars.radius.small,
    selectors: { '&[data-marked]': { borderColor: vars.color.accent.base } },
  }),
);

export const fact = style(
  component({
    padding: `${vars.space.near} ${vars.space.even}`,
    borderInlineStart: `1px solid ${vars.color.line.base}`,
    marginInlineStart: -1,
  }),
);
export const label = style(component({ color: vars.color.ink.quiet }));
export const value = style(component({ margin: 0, font: vars.text.card, color: vars.color.ink.base }));
