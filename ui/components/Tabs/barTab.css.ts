import { style } from '../../styles/style';
import { vars } from '../../tokens';
import { tabLook } from './tabLook';

export const tab = style({
  ...tabLook,
  flex: 'none',
  minHeight: 40,
  padding: `0 ${vars.space.m}`,
  font: vars.text.small,
  ':focus-visible': { outlineOffset: -3 },
});
