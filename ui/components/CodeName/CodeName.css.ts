import { codeName } from '../../styles/codeName';
import { style } from '../../styles/style';
import { vars } from '../../tokens';

export const root = style(codeName);

export const link = style({
  color: vars.color.accent.base,
  textDecoration: 'underline 1px transparent',
  ':hover': { color: vars.color.accent.press, textDecorationColor: 'currentColor' },
  ':focus-visible': { textDecorationColor: 'currentColor' },
});
