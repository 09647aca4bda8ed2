import { drawn, media, style, typeset, vars } from '../../styles/style';

export const root = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  '::before': {
    ...drawn,
    inset: 0,
    background: vars.color.screen.row,
    mask: vars.screen.rows,
  },
  '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
});

export const initials = style({
  position: 'relative',
  padding: `0 ${vars.space.xs}`,
  background: vars.color.ground,
  ...typeset('serial', 'base'),
});
