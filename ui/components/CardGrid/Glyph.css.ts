import { style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({ margin: `${vars.space.xxs} 0 ${vars.space.l}` });
const filled = (fill: string) => style({ fill, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
export const part = {
  ground: filled(vars.color.screen.row),
  shape: filled(vars.color.screen.shape),
};
