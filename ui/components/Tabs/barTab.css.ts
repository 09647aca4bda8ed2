import { style, vars } from '../../styles/style';
import { tabLook } from './tabLook';

export const tab = style({
  ...tabLook,
  flex: 'none',
  minHeight: 40,
  padding: `0 ${vars.space.m}`,
  font: vars.text.small,
  ':focus-visible': { outlineOffset: -3 },
});
