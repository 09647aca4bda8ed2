import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const mark = style(
  component({
    // A link looks otherwise: nothing here is underlined.
    background: vars.color.accent.wash,
    borderRadius: vars.radius.small,
    color: vars.color.ink.base,
    fontWeight: vars.weight.strong,
    // The browser takes the ink of its own marks, which the page's ground may swallow.
    '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
  }),
);
