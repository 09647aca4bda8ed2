import { media, style, vars } from '../../styles/style';

export const mark = style({
  background: vars.color.accent.wash,
  borderRadius: vars.radius.small,
  color: vars.color.ink.base,
  fontWeight: vars.weight.strong,
  // The browser's default may be invisible on our background.
  '@media': { [media.forcedColors]: { background: 'Logo', color: 'MarkText' } },
});
