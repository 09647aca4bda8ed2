import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';
import { ownDirection } from './ownDirection';

export const root = style(
  component({
    position: 'relative',
    // Lines that wrap: a grid of the same look takes longer to lay out.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    minHeight: vars.measure.touch,
    paddingBlock: vars.space.s,
    // At the start there is room for the icon, at the end for the arrow.
    paddingInline: '52px 50px',
    // The heading above the first one comes into view with it.
    scrollMarginBlock: `${vars.space.section} ${vars.space.m}`,
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

/** What lies beside the lines, in the middle of them. */
const beside = {
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.color.ink.quiet,
} as const;

export const icon = style(component({ ...beside, insetInlineStart: 20 }));
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

export const title = style(
  component({
    ...ownDirection,
    flex: '1 1 0',
    minWidth: 0,
    // The space before the path; a gap would let the title be wider where nothing is beside it.
    paddingInlineEnd: vars.space.l,
    font: vars.text.hit,
    overflowWrap: 'anywhere',
  }),
);

const line = {
  ...ownDirection,
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
  component({ ...beside, insetInlineEnd: 20, selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }),
);

globalStyle(`${root} mark`, { '@layer': { [components]: { fontWeight: 'inherit' } } });
globalStyle(`${excerpt} mark`, { '@layer': { [components]: { fontWeight: vars.weight.medium } } });
