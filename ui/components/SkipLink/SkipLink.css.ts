import { media, style, vars } from '../../styles/style';

export const root = style({
  position: 'fixed',
  insetInlineStart: vars.space.l,
  top: 0,
  // Far enough to hide its shadow, too.
  transform: 'translateY(-300%)',
  zIndex: vars.zIndex.skip,
  padding: `${vars.space.m} ${vars.space.l}`,
  background: vars.color.raised,
  color: vars.color.accent.base,
  font: vars.text.button,
  borderRadius: vars.radius.base,
  boxShadow: vars.shadow.overlay,
  ':focus': { transform: 'translateY(10px)' },
  '@media': { [media.print]: { display: 'none' } },
});
