import { titleAsCode, oneLine, ownDirection, pseudoElement, quiet, wrap } from '../../styles/mixins';
import { media, style, vars } from '../../styles/style';

export const root = style({
  position: 'relative',
  // Flex, since a grid with the same look takes longer to lay out.
  ...wrap,
  alignItems: 'baseline',
  alignContent: 'center',
  minHeight: vars.measure.touch,
  paddingBlock: vars.space.s,
  // Off the scale: room for the icon and the arrow.
  paddingInline: '52px 50px',
  // Scrolling to the first option shows its heading, too.
  scrollMarginBlock: `${vars.space.section} ${vars.space.m}`,
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.accent.wash },
    '&[aria-selected="true"]::before': {
      ...pseudoElement,
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
});

/** Vertically centered at the side of an option. */
const atSide = {
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.color.ink.quiet,
} as const;

export const icon = style({ ...atSide, insetInlineStart: 20 });
export const filled = style({ fill: 'currentColor' });

// One element if possible: all options are laid out on every key.
export const branch = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 29,
  width: 10,
  borderInlineStart: `1px solid ${vars.color.line.strong}`,
  selectors: {
    [`${root}[data-branch="through"] &::after`]: {
      ...pseudoElement,
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
});

export const code = style(titleAsCode);

export const title = style({
  ...ownDirection,
  width: '100%',
  font: vars.text.result,
  overflowWrap: 'anywhere',
});

/** Keeps its height while its text loads. */
export const detail = style({
  ...ownDirection,
  width: '100%',
  minHeight: '1lh',
  ...quiet,
  ...oneLine,
});

export const arrow = style({
  ...atSide,
  insetInlineEnd: 20,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});
