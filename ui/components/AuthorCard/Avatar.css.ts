import { recipe, style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = recipe({
  base: { flex: 'none', borderRadius: vars.radius.small, objectFit: 'cover' },
  variants: {
    size: { small: { width: 36, height: 36 }, large: { width: 60, height: 60 } },
  },
});

/** Initials on engraved rows, for a missing picture. */
export const field = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  '::before': {
    content: '""',
    position: 'absolute',
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
  font: vars.text.serial,
  color: vars.color.ink.base,
});
