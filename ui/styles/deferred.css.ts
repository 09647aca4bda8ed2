import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { component } from './component';
import { components } from './layers.css';
import { rowHeights } from './rowHeights';

/** Where a browser keeps in place what the reader sees while something above it takes its real height. */
export const canDefer = '(content-visibility: auto) and (overflow-anchor: auto)';

/** About how high the text of a deferred element is: its `data-text`, one of the `rowHeights`. */
export const textHeight = createVar();

/** The room at both sides that {@link deferred} has. */
export const deferredMargin = '16px';

/**
 * Drawn when it comes near the window, and never so on paper. Whoever wears this also says how high it is until then, and
 * is cut off at its edges: it has room at both sides for marks in the margin and focus rings.
 */
export const deferred = style(
  component({
    vars: { [textHeight]: '0px' },
    '@supports': {
      [canDefer]: {
        '@media': {
          screen: {
            contentVisibility: 'auto',
            marginInline: `calc(-1 * ${deferredMargin})`,
            paddingInline: deferredMargin,
          },
        },
      },
    },
  }),
);

// A style sheet cannot read a number from an attribute in every browser.
for (const height of rowHeights) {
  globalStyle(`${deferred}[data-text="${height}"]`, {
    '@layer': { [components]: { vars: { [textHeight]: `${height}px` } } },
  });
}
