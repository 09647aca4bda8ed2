import { style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({ margin: `${vars.space.hair} 0 18px` });
const filled = (fill: string) => style({ fill, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
export const part = {
  ground: filled(vars.color.screen.row),
  shape: filled(vars.color.screen.shape),
};
