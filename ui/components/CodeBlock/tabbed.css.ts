import { style } from '../../styles/style';

/** A title that tabs repeat. In a sheet that only pages with such tabs carry. */
export const tabbed = style({
  '@media': {
    screen: {
      selectors: { ':root[data-script] &': { visibility: 'hidden', height: 0, overflow: 'hidden' } },
    },
  },
});
