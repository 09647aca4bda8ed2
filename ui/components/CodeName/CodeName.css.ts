import { codeName, style, vars } from '../../styles/style';

export const root = style(codeName);

export const link = style({
  color: vars.color.accent.base,
  textDecoration: 'underline 1px transparent',
  ':hover': { color: vars.color.accent.hover, textDecorationColor: 'currentColor' },
  ':focus-visible': { textDecorationColor: 'currentColor' },
});
