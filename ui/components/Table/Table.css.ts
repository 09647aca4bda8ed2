import { keyframes, type GlobalStyleRule } from '@vanilla-extract/css';

import { fadeEnd } from '../../styles/fadeEdges.css';
import { followSideways } from '../../styles/fadeOut';
import { drawn, quiet, thinScrollbar, visuallyHidden } from '../../styles/looks';
import { style, within } from '../../styles/style';
import { breakpoints, media, vars } from '../../tokens';

/** Short code, without a place to break. */
const seamless = 'td code:not([data-breaks], :has(wbr))';

const wide = `screen and (min-width: ${breakpoints.phone + 1}px)`;

const on = (query: string) => (rule: GlobalStyleRule) => ({ '@media': { [query]: rule } }) as GlobalStyleRule;
const [onPhone, onWide, onPrint] = [on(media.phone), on(wide), on(media.print)];

export const root = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  font: vars.text.table,
});

/** What has scrolled under the first column. */
const shade = keyframes({ '1%, to': { vars: { '--shade': '32px' } } });

/** Fades at its end, and after its first column, where more is. */
export const scroller = style({
  vars: { '--end': 'right', [fadeEnd]: vars.space.xxl },
  selectors: { '[dir="rtl"] &': { vars: { '--end': 'left' } } },
  ':focus-visible': { mask: 'none' },
  '@media': {
    [wide]: {
      overflowX: 'auto',
      ...thinScrollbar,
      mask: `linear-gradient(to var(--end), currentColor calc(100% - ${fadeEnd}), transparent)`,
    },
    [media.motion]: followSideways(shade),
  },
});

within(root, {
  th: {
    ...quiet,
    fontWeight: vars.weight.semibold,
    textAlign: 'start',
    verticalAlign: 'bottom',
    background: vars.color.ground,
    borderBottom: `1px solid ${vars.color.line.strong}`,
  },
  td: {
    borderBottom: `1px solid ${vars.color.line.base}`,
    verticalAlign: 'top',
    color: vars.color.ink.soft,
  },
  ':is(td, th)': {
    paddingBlock: vars.space.s,
    paddingInline: `0 ${vars.space.l}`,
    ...onPrint({ whiteSpace: 'normal', overflowWrap: 'break-word' }),
  },
  '[data-align="left"]': { textAlign: 'left' },
  '[data-align="center"]': { textAlign: 'center' },
  '[data-align="right"]': { textAlign: 'right' },
  ':is(td, th):last-child': { paddingInlineEnd: 0 },
  'td:first-child :is(code, strong)': { color: vars.color.ink.base, fontWeight: vars.weight.medium },
  // Code breaks at its seams, and only there while other columns leave room.
  'td code:not([data-breaks])': { overflowWrap: 'break-word' },
  [seamless]: onWide({ whiteSpace: 'nowrap' }),
  // Breaks only where it's longer than its column.
  'td code[data-whole]': onWide({ display: 'inline-block' }),
  // An answer is a mark. Its word, without a size, is for assistive technology.
  'td[data-answer]': { fontSize: 0 },
  'td[data-answer]::before': { verticalAlign: 'middle' },
  'td[data-answer]::after': {
    content: ['"×"', '"×" / ""'],
    display: 'inline-block',
    verticalAlign: 'middle',
    width: 12,
    fontSize: '1.125rem',
    color: vars.color.ink.quiet,
  },
  'td[data-answer="yes"]::after': {
    content: '""',
    width: 5,
    height: 11,
    marginInlineEnd: vars.space.xs,
    translate: '3px -2px',
    border: `solid ${vars.color.ink.base}`,
    borderWidth: '0 2px 2px 0',
    rotate: '40deg',
  },
  'tr:target td': { background: vars.color.accent.wash },
  'td:first-child': { position: 'relative' },
  // Clears the navbar and the sticky header.
  ':is(tr[id], td a)': { scrollMarginTop: vars.space.section },
});

within(root, {
  '&& td:last-child': onWide({ '@container': { '(max-width: 30rem)': { maxWidth: '11rem' } } }),
  // Larger text leaves whole names no room.
  '&& :is(th, td, td:first-child code, td code:not([data-breaks]))': onWide({
    '@container': { '(max-width: 30rem)': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  }),
  th: onWide({ position: 'sticky', top: `calc(${vars.measure.navbar} + 1px)`, zIndex: 1 }),
  '&, & tbody, & tr, & td': onPhone({ display: 'block' }),
  thead: onPhone(visuallyHidden),
  tbody: onPhone({ borderTop: `1px solid ${vars.color.line.strong}` }),
  tr: onPhone({ padding: `${vars.space.m} 0`, borderBottom: `1px solid ${vars.color.line.base}` }),
  td: onPhone({ border: 0, padding: 0, overflowWrap: 'anywhere' }),
  // Off the scale: with it, a line is as high as a target and does not reach its neighbor.
  'td a': onPhone({ paddingBlock: 3 }),
  'td:not(:first-child)': onPhone({ marginTop: vars.space.xs }),
  'td:is(:empty, [data-absent])': onPhone({ display: 'none' }),
  // The answers of a row share its line, each in the column of those above. A long label has the room that it needs.
  'td[data-answer]:not([data-absent])': onPhone({
    display: 'inline-flex',
    gap: vars.space.xs,
    minWidth: '25%',
    paddingInlineEnd: vars.space.xs,
  }),
  // From three columns up a cell shows its column's name, silent since screen readers already say it.
  'td:not(:nth-child(2):last-child)[data-label]::before': onPhone({
    content: ['attr(data-label) ": "', 'attr(data-label) ": " / ""'],
    fontSize: '.8125rem',
    color: vars.color.ink.quiet,
  }),
  'td[data-answer]:not(:nth-child(2):last-child)[data-label]::before': onPhone({
    content: ['attr(data-label) " "', 'attr(data-label) " " / ""'],
  }),
});

within(scroller, {
  // In a scrolling box it would cover the first row.
  th: onWide({ top: 0 }),
  td: { '@media': { [wide]: { font: vars.text.small }, [media.print]: { font: vars.text.small } } },
  'td:first-child :is(code, strong)': { overflowWrap: 'normal' },
  ':is(td, th)': {
    '@media': {
      [wide]: { paddingInlineEnd: vars.space.m },
      [media.print]: { paddingInlineEnd: vars.space.s },
    },
  },
  // Clear of an end that always fades.
  ':is(td, th):last-child': onWide({ paddingInlineEnd: `var(--fade-room, ${vars.space.xxl})` }),
  ':is(td, th):first-child': onWide({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    maxWidth: 150,
    background: vars.color.ground,
  }),
  ':is(td, th):first-child::after': {
    ...drawn,
    insetBlock: 0,
    insetInlineStart: '100%',
    width: 'var(--shade, 0px)',
    background: `linear-gradient(to var(--end), ${vars.color.ground}, transparent)`,
  },
});
