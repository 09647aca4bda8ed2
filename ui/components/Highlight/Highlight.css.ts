import { media, style, vars } from '../../styles/style';

export const mark = style({
  // Visible on a chosen row, too.
  background: vars.color.accent.washPressed,
  borderRadius: vars.radius.small,
  color: vars.color.ink.base,
  // The browser's default may be invisible on our background.
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
});
