import { keyframes, type GlobalStyleRule } from '@vanilla-extract/css';

import { fadeEnd } from '../../styles/fadeEdges.css';
import { fadeSideways } from '../../styles/fadeOut';
import { pseudoElement, media, style, thinScrollbar, vars, within } from '../../styles/style';

/** The shade over content that has scrolled under the first column. */
const shade = keyframes({ '1%, to': { vars: { '--shade': '32px' } } });

/** Fades at its end, and after its first column, if there is more content. */
export const scroller = style({
  vars: { '--end': 'right', [fadeEnd]: vars.space.xxl },
  selectors: { '[dir="rtl"] &': { vars: { '--end': 'left' } } },
  ':focus-visible': { mask: 'none' },
  '@media': {
    [media.abovePhone]: {
      overflowX: 'auto',
      ...thinScrollbar(),
      mask: `linear-gradient(to var(--end), currentColor calc(100% - ${fadeEnd}), transparent)`,
    },
    [media.motion]: fadeSideways(shade),
  },
});

const above = (rule: GlobalStyleRule) => ({ '@media': { [media.abovePhone]: rule } }) as GlobalStyleRule;

// More specific than the table's own sheet, which can come after this one on a page.
within(scroller, {
  // In a scrolling box it would cover the first row.
  'table th': above({ top: 0 }),
  td: {
    '@media': { [media.abovePhone]: { font: vars.text.small }, [media.print]: { font: vars.text.small } },
  },
  '&& td:first-child :is(code, strong)': { overflowWrap: 'normal' },
  'table :is(td, th)': {
    '@media': {
      [media.abovePhone]: { paddingInlineEnd: vars.space.m },
      [media.print]: { paddingInlineEnd: vars.space.s },
    },
  },
  // Clear of an end that always fades.
  '&& :is(td, th):last-child': above({ paddingInlineEnd: `var(--fade-room, ${vars.space.xxl})` }),
  '&& :is(td, th):first-child': above({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    maxWidth: 150,
    background: vars.color.ground,
  }),
  ':is(td, th):first-child::after': {
    ...pseudoElement,
    insetBlock: 0,
    insetInlineStart: '100%',
    width: 'var(--shade, 0px)',
    background: `linear-gradient(to var(--end), ${vars.color.ground}, transparent)`,
  },
});
