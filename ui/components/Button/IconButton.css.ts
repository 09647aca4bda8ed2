import { media, style, vars } from '../../styles/style';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  color: vars.color.ink.soft,
  borderRadius: vars.radius.base,
  ':hover': { color: vars.color.ink.base, background: vars.color.surface },
  selectors: { 'a&:active': { translate: '0 1px' } },
  '@media': { [media.belowDesktop]: { width: vars.measure.touch, height: vars.measure.touch } },
});
