import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { canDefer, deferredMargin, textHeight } from '../../styles/deferred.css';
import { components } from '../../styles/layers.css';
import { rowHeights } from '../../styles/rowHeights';
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

const exampleHeight = createVar();

/** Where the rule above a deferred row is, and how high the row is until it is drawn. */
export const deferred = style(
  component({
    vars: { [exampleHeight]: '0px' },
    '@supports': {
      [canDefer]: {
        '@media': {
          screen: {
            selectors: {
              '* + &': { position: 'relative', borderTop: 0, paddingTop: 29 },
              '* + &::before': {
                content: '""',
                position: 'absolute',
                top: 0,
                insetInline: deferredMargin,
                borderTop: `1px solid ${vars.color.line.strong}`,
              },
            },
          },
          // The example stands below the text, which is longer in the narrow column of a phone.
          [media.belowWide]: { containIntrinsicBlockSize: `auto calc(${textHeight} + ${exampleHeight})` },
          [media.phone]: { containIntrinsicBlockSize: `auto calc(${textHeight} * 1.1 + ${exampleHeight})` },
          [media.wide]: {
            containIntrinsicBlockSize: `auto max(${textHeight}, min(${exampleHeight}, 100vh - ${vars.measure.navbar} - 72px))`,
          },
        },
      },
    },
  }),
);

// A style sheet cannot read a number from an attribute in every browser.
for (const height of rowHeights) {
  globalStyle(`${deferred}[data-example="${height}"]`, {
    '@layer': { [components]: { vars: { [exampleHeight]: `${height}px` } } },
  });
}

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
