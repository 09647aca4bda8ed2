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

// All options are laid out with each key: the borders of one element are enough, but where a line goes through.
export const branch = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 29,
    width: 10,
    borderInlineStart: `1px solid ${vars.color.line.strong}`,
    selectors: {
      [`${root}[data-branch="through"] &::after`]: {
        content: '""',
        position: 'absolute',
        top: 21,
        insetInline: '-1px 0',
        borderTop: `1px solid ${vars.color.line.strong}`,
      },
      [`${root}[data-branch="last"] &`]: {
        bottom: 'auto',
        height: 22,
        borderBottom: `1px solid ${vars.color.line.strong}`,
      },
    },
  }),
);

// Lines that wrap: a grid of the same look takes longer to lay out.
export const words = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    flex: 1,
    minWidth: 0,
    // As wide as an icon and the space after it.
    selectors: { [`${branch} + &`]: { marginInlineStart: 32 } },
  }),
);

export const title = style(
  component({
    flex: '1 1 0',
    minWidth: 0,
    // The space before the path; a gap would let the title be wider where nothing is beside it.
    paddingInlineEnd: vars.space.l,
    font: vars.text.hit,
    overflowWrap: 'anywhere',
  }),
);

const line = {
  font: vars.text.small,
  color: vars.color.ink.quiet,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

// The line stays where it is while its text is on its way.
export const excerpt = style(component({ ...line, flex: 'none', order: 2, width: '100%', minHeight: '1lh' }));

export const path = style(
  component({
    ...line,
    flex: 'none',
    selectors: {
      '&[data-place="below"]': { width: '100%' },
      // What matches comes first; where it lies stands beside the title, while there is room.
      '&[data-place="beside"]': { order: 1, maxWidth: '34%' },
    },
    '@media': {
      [media.phone]: {
        selectors: { '&[data-place="beside"]': { order: 3, width: '100%', maxWidth: 'none' } },
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
