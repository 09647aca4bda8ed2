import { style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const mark = style({
  background: vars.color.accent.wash,
  borderRadius: vars.radius.small,
  color: vars.color.ink.base,
  fontWeight: vars.weight.strong,
  // The browser's default may be invisible on our background.
  '@media': { [media.forcedColors]: { background: 'Logo', color: 'MarkText' } },
});
