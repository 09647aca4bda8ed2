import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = recipe({
  base: component({ flex: 'none', borderRadius: vars.radius.small, objectFit: 'cover' }),
  variants: {
    size: { small: component({ width: 36, height: 36 }), large: component({ width: 60, height: 60 }) },
  },
});

/** Without a picture the initials stand in a window of the engraved rows. */
export const field = style(
  component({
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
  }),
);

export const initials = style(
  component({
    position: 'relative',
    padding: `0 ${vars.space.xs}`,
    background: vars.color.ground,
    font: vars.text.serial,
    color: vars.color.ink.base,
  }),
);
