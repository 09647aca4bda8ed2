import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { vars } from '../../tokens';

export const mark = style(
  component({
    background: 'none',
    color: vars.color.accent.base,
    textDecoration: 'underline 1px',
    textUnderlineOffset: 3,
  }),
);
