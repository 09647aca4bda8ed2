import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';
import { height as placeBarHeight } from '../PlaceBar/PlaceBar.css';

export const root = style(
  component({
    selectors: {
      // The first row is the head of the page: nothing stands above it that a rule could set it off from.
      '* + &': {
        marginTop: 56,
        paddingTop: vars.space.xxl,
        borderTop: `1px solid ${vars.color.line.strong}`,
        '@media': { [media.print]: { marginTop: vars.space.xxl } },
      },
    },
    '@media': {
      [media.wide]: {
        display: 'grid',
        // 452 beside a sidebar at 1440; from 1200 on the fields keep the larger part.
        gridTemplateColumns: 'minmax(0, 1fr) min(452px, 43%)',
        columnGap: 'min(56px, 5.25%)',
        alignItems: 'start',
      },
    },
  }),
);

export const text = style(component({ minWidth: 0 }));

// What an anchor or the focus leads to stays clear of the bar that says where the reader is.
globalStyle(`${root} :where([id], a, button, input, select, summary)`, {
  '@layer': { [components]: { scrollMarginTop: placeBarHeight } },
});

/** Room on both sides for focus rings and marks in the margin, which a deferred row would cut off. */
const margin = '16px';

/** Rendered near the window, and always on paper. */
export const deferred = style(
  component({
    '@supports': {
      // Only where scroll anchoring keeps the text in place while rows above it get their real height.
      '(content-visibility: auto) and (overflow-anchor: auto)': {
        '@media': {
          screen: {
            contentVisibility: 'auto',
            containIntrinsicBlockSize: 'auto 640px',
            marginInline: `calc(-1 * ${margin})`,
            paddingInline: margin,
            selectors: {
              '* + &': { position: 'relative', borderTop: 0, paddingTop: 29 },
              '* + &::before': {
                content: '""',
                position: 'absolute',
                top: 0,
                insetInline: margin,
                borderTop: `1px solid ${vars.color.line.strong}`,
              },
            },
          },
        },
      },
    },
  }),
);

/** Room for the focus ring of what stands at the edge of the scrolling box. */
const ring = '4px';

export const example = style(
  component({
    minWidth: 0,
    '@media': {
      [media.belowWide]: { marginTop: vars.space.xxl },
      [media.wide]: {
        position: 'sticky',
        top: `calc(${vars.measure.navbar} + 56px)`,
        // An example that is taller than the window scrolls by itself.
        maxHeight: `max(320px, calc(100vh - ${vars.measure.navbar} - 72px))`,
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        scrollbarColor: `${vars.color.line.strong} transparent`,
        margin: `calc(-1 * ${ring})`,
        padding: ring,
      },
      [media.print]: { marginTop: vars.space.l },
    },
  }),
);

globalStyle(`${example} > :where(:not(:first-child))`, {
  '@layer': { [components]: { marginTop: vars.space.l } },
});
