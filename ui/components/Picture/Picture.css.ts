import { globalStyle, style, vars } from '../../styles/style';

globalStyle('[data-enlarge][role="button"]', { cursor: 'zoom-in' });

export const enlarged = style({
  width: '100%',
  height: '100%',
  padding: vars.space.s,
  background: vars.color.ground,
  cursor: 'zoom-out',
});

export const close = style({
  display: 'block',
  minHeight: 44,
  marginInlineStart: 'auto',
  paddingInline: vars.space.l,
  font: vars.text.label,
});

export const picture = style({
  width: '100%',
  height: 'calc(100% - 44px)',
  objectFit: 'contain',
});
