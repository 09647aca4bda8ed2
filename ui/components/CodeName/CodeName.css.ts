import { style } from '../../styles/style';
import { vars } from '../../tokens';

export const root = style({
  font: 'inherit',
  fontFamily: vars.family.code,
  // Left-to-right in every language, and without the chip of inline code.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  background: 'none',
  boxShadow: 'none',
  padding: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const link = style({
  color: vars.color.accent.base,
  textDecoration: 'underline 1px transparent',
  ':hover': { color: vars.color.accent.press, textDecorationColor: 'currentColor' },
  ':focus-visible': { textDecorationColor: 'currentColor' },
});
