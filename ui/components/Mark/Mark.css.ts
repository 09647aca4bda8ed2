import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const stem = style(
  component({ fill: vars.color.ink.base, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
);
export const band = style(
  component({ fill: vars.color.accent.base, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
);
