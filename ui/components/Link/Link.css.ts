import { style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({
  color: vars.color.accent.base,
  textDecoration: `underline 1px ${vars.color.underline}`,
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.accent.press, textDecorationColor: 'currentColor' },
});

export const mark = style({
  display: 'inline-block',
  verticalAlign: '-.1em',
  marginInlineStart: 3,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': { [media.print]: { display: 'none' } },
});
