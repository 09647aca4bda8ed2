import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';

export const root = style(
  component({
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
