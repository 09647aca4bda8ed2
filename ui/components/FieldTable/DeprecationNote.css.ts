import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { vars } from '../../tokens';

export const root = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.hair} ${vars.space.s}`,
    font: vars.text.small,
    color: vars.color.ink.soft,
  }),
);
export const replacement = style(component({ font: vars.text.code }));
