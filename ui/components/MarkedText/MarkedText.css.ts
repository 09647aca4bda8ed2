import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const mark = style(
  component({
    background: 'none',
    color: vars.color.accent.base,
    textDecoration: 'underline 1px',
    textUnderlineOffset: 3,
    // The browser takes the ink of its own marks, which the page's ground may swallow.
    '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
  }),
);
