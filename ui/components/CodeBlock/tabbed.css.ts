import { style } from '../../styles/style';

/** A title that tabs repeat. In a separate sheet, for pages with such tabs only. */
export const tabbed = style({
  '@media': {
    screen: {
      selectors: { ':root[data-script] &': { visibility: 'hidden', height: 0, overflow: 'hidden' } },
    },
  },
});
