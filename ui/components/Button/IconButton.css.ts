import { media, quietControl, style, vars } from '../../styles/style';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  ...quietControl,
  selectors: { 'a&:active': { translate: '0 1px' } },
  '@media': { [media.belowDesktop]: { width: vars.measure.touch, height: vars.measure.touch } },
});
