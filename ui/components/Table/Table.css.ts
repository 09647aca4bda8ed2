import type { GlobalStyleRule } from '@vanilla-extract/css';

import { breakpoints, media, style, thinScrollbar, vars, within } from '../../styles/style';
import { visuallyHidden } from '../../styles/visuallyHidden';

/** Short code, without a place to break. */
const seamless = 'td code:not([data-breaks], :has(wbr))';

/** Matches where rows don't stack. */
const wide = `screen and (min-width: ${breakpoints.phone + 1}px)`;

export const root = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  font: vars.text.table,
});

export const stacking = style({});

export const scroller = style({
  overflowX: 'auto',
  ...thinScrollbar,
  '@media': { [media.print]: { overflowX: 'visible' } },
});

within(root, {
  th: {
    font: vars.text.small,
    fontWeight: vars.weight.semibold,
    color: vars.color.ink.quiet,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    paddingBlock: vars.space.s,
    paddingInline: `0 ${vars.space.l}`,
    background: vars.color.ground,
    boxShadow: `inset 0 -1px ${vars.color.line.strong}`,
  },
  td: {
    paddingBlock: vars.space.s,
    paddingInline: `0 ${vars.space.l}`,
    borderBottom: `1px solid ${vars.color.line.base}`,
    verticalAlign: 'top',
    color: vars.color.ink.soft,
  },
  // Print cannot scroll, so columns share the width.
  ':is(td, th)': { '@media': { [media.print]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
  '[data-align="left"]': { textAlign: 'left' },
  '[data-align="center"]': { textAlign: 'center' },
  '[data-align="right"]': { textAlign: 'right' },
  ':is(td, th):last-child': { paddingInlineEnd: 0 },
  // Long sentences leave the names before them room.
  'td:last-child:not(:nth-child(2))': { '@media': { [wide]: { maxWidth: '20rem' } } },
  'td:first-child :is(code, strong)': { color: vars.color.ink.base, fontWeight: vars.weight.medium },
  // Code breaks at its seams, and only there while other columns leave room.
  'td code:not([data-breaks])': { overflowWrap: 'break-word' },
  [seamless]: { whiteSpace: 'nowrap', '@media': { [media.print]: { whiteSpace: 'normal' } } },
  '&[data-names="whole"] :is(td:first-child, td:first-child code)': {
    '@media': { [wide]: { whiteSpace: 'nowrap' } },
  },
  'tr:target td': { background: vars.color.accent.wash },
  'td:first-child': { position: 'relative' },
  // Clears the navbar and the sticky header.
  ':is(tr[id], td a)': { scrollMarginTop: vars.space.section },
});

within(scroller, { 'td:first-child :is(code, strong)': { overflowWrap: 'normal' } });

const onPhone = (rule: GlobalStyleRule) => ({ '@media': { [media.phone]: rule } }) as GlobalStyleRule;

within(stacking, {
  // Larger text leaves whole names no room.
  '&[data-names] :is(th, td, td:first-child code, td code:not([data-breaks]))': {
    '@media': {
      [wide]: { '@container': { '(max-width: 30rem)': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
    },
  },
  th: {
    '@media': {
      // Only in tables that don't scroll: in a scrolling box it would cover the first row.
      [wide]: {
        position: 'sticky',
        top: `calc(${vars.measure.navbar} + 1px)`,
        zIndex: 1,
        '@container': { '(max-width: 44rem)': { whiteSpace: 'normal' } },
      },
    },
  },
  '&, & tbody, & tr, & td': onPhone({ display: 'block' }),
  thead: onPhone(visuallyHidden),
  tbody: onPhone({ borderTop: `1px solid ${vars.color.line.strong}` }),
  tr: onPhone({
    padding: `${vars.space.m} 0`,
    borderBottom: `1px solid ${vars.color.line.base}`,
  }),
  td: onPhone({ border: 0, padding: 0, overflowWrap: 'anywhere' }),
  // Off the scale: with it, a line is as high as a target and does not reach its neighbor.
  'td a': onPhone({ paddingBlock: 3 }),
  [seamless]: onPhone({ whiteSpace: 'normal' }),
  'td:not(:first-child)': onPhone({ marginTop: vars.space.xs }),
  'td:is(:empty, [data-absent])': onPhone({ display: 'none' }),
  // From three columns up a cell shows its column's name, silent since screen readers already say it.
  'td:not(:nth-child(2):last-child)[data-label]::before': onPhone({
    content: ['attr(data-label) ": "', 'attr(data-label) ": " / ""'],
    color: vars.color.ink.quiet,
    fontSize: '.84375rem',
  }),
});
