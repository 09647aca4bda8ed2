import { style } from '../../styles/style';
import { vars } from '../../tokens';
import { tabLook } from './tabLook';

export const tab = style({
  ...tabLook,
  minHeight: 42,
  padding: `${vars.space.s} ${vars.space.near}`,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  font: vars.text.navigation,
  ':focus-visible': { outlineOffset: -2 },
});
