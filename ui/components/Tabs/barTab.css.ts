import { currentUnderline } from '../../styles/currentLink';
import { style, vars } from '../../styles/style';
import { tabLook } from './tabLook';

export const tab = style({
  ...tabLook,
  flex: 'none',
  minHeight: 40,
  padding: `0 ${vars.space.s}`,
  selectors: currentUnderline({ insetInline: 8, bottom: 0 }, '[aria-selected="true"]'),
  font: vars.text.small,
  ':focus-visible': { outlineOffset: -3 },
});
