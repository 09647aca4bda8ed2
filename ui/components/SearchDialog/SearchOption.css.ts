import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: vars.measure.touch,
    paddingBlock: 8,
    // At the end there is room for the arrow.
    paddingInline: '20px 50px',
    // The heading above the first one comes into view with it.
    scrollMarginBlock: '44px 12px',
    ':focus-visible': { outlineOffset: -2 },
    selectors: {
      '&[aria-selected="true"]': { background: vars.color.accent.wash },
      '&[aria-selected="true"]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: 3,
        background: vars.color.accent.base,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
          '&[aria-selected="true"]::before': { background: 'Highlight' },
        },
      },
    },
  }),
);

export const icon = style(component({ color: vars.color.ink.quiet }));
export const filled = style(component({ fill: 'currentColor' }));

export const branch = style(
  component({
    flex: 'none',
    width: 18,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 29,
      borderInlineStart: `1px solid ${vars.color.line.strong}`,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      top: 21,
      insetInlineStart: 29,
      width: 10,
      borderTop: `1px solid ${vars.color.line.strong}`,
    },
    selectors: { [`${root}[data-branch="last"] &::before`]: { bottom: 'auto', height: 22 } },
  }),
);

export const words = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(34%)',
    columnGap: vars.space.l,
    alignItems: 'baseline',
    flex: 1,
    minWidth: 0,
  }),
);

export const title = style(component({ font: vars.text.hit, overflowWrap: 'anywhere' }));

const line = {
  font: vars.text.small,
  color: vars.color.ink.quiet,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

// The line stays where it is while its text is on its way.
export const excerpt = style(component({ ...line, gridColumn: '1 / -1', gridRow: 2, minHeight: '1lh' }));

export const path = style(
  component({
    ...line,
    selectors: {
      '&[data-place="below"]': { gridColumn: '1 / -1' },
      // What matches comes first; where it lies stands beside the title, while there is room.
      '&[data-place="beside"]': { gridColumn: 2, gridRow: 1 },
    },
    '@media': {
      [media.phone]: {
        selectors: { '&[data-place="beside"]': { gridColumn: '1 / -1', gridRow: 3 } },
      },
    },
  }),
);

export const arrow = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 20,
    marginBlock: 'auto',
    color: vars.color.ink.quiet,
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  }),
);

globalStyle(`${root} mark`, { '@layer': { [components]: { fontWeight: 'inherit' } } });
globalStyle(`${excerpt} mark`, { '@layer': { [components]: { fontWeight: vars.weight.medium } } });
