import { media, style, vars } from '../../styles/style';

export const stem = style({
  fill: vars.color.ink.base,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const band = style({
  fill: vars.color.accent.base,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
