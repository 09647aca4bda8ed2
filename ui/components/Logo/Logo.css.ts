import { media, style, vars } from '../../styles/style';

const filled = (fill: string) => style({ fill, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });

export const stem = filled(vars.color.ink.base);
export const band = filled(vars.color.accent.base);
