import { style, styleVariants } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(component({ flex: 'none', fill: 'none', overflow: 'visible' }));

/** Lines keep their width at every size. */
const line = component({
  vectorEffect: 'non-scaling-stroke',
  strokeWidth: 0.75,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const lines = styleVariants({
  new: [line, component({ stroke: vars.color.screen.shape })],
  improved: [line, component({ stroke: vars.color.accent.base })],
  fixed: [line, component({ stroke: vars.color.ink.soft, strokeWidth: 1.25, strokeLinecap: 'round' })],
  breaking: [line, component({ stroke: vars.color.ink.soft })],
});
