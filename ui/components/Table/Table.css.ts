import type { GlobalStyleRule } from '@vanilla-extract/css';

import { media, quiet, style, vars, visuallyHidden, within } from '../../styles/style';

/** Short code, without a place to break. */
const seamless = 'td code:not([data-breaks], :has(wbr))';

const on = (query: string) => (rule: GlobalStyleRule) => ({ '@media': { [query]: rule } }) as GlobalStyleRule;
const [onPhone, onWide, onPrint] = [on(media.phone), on(media.abovePhone), on(media.print)];

export const root = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  font: vars.text.table,
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
  // Code breaks only at its seams while other columns leave room.
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
    width: 11,
    fontSize: '1.125rem',
    color: vars.color.ink.quiet,
  },
  'td[data-answer="yes"]::after': {
    content: '""',
    width: 5,
    height: 11,
    marginInlineEnd: vars.space.xs,
    translate: '2px -2px',
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
  // Larger text leaves no room for unbroken names.
  '&& :is(th, td, td:first-child code, td code:not([data-breaks]))': onWide({
    '@container': { '(max-width: 30rem)': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  }),
  th: onWide({ position: 'sticky', top: `calc(${vars.measure.navbar} + 1px)`, zIndex: 1 }),
  '&, & tbody, & tr, & td': onPhone({ display: 'block' }),
  thead: onPhone(visuallyHidden),
  tbody: onPhone({ borderTop: `1px solid ${vars.color.line.strong}` }),
  tr: onPhone({ padding: `${vars.space.m} 0`, borderBottom: `1px solid ${vars.color.line.base}` }),
  td: onPhone({ border: 0, padding: 0, overflowWrap: 'anywhere' }),
  'td:first-child': onPhone({ color: vars.color.ink.base, fontWeight: vars.weight.medium }),
  // Off the scale: with it, a line is as tall as a target and doesn't reach its neighbor.
  'td a': onPhone({ paddingBlock: 3 }),
  'td:not(:first-child)': onPhone({ marginTop: vars.space.xs }),
  'td:is(:empty, [data-absent])': onPhone({ display: 'none' }),
  // The answers of a row share its line. Marks are equally wide, so that the marks of a column are aligned.
  'td[data-answer]:not([data-absent])': onPhone({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingInlineEnd: vars.space.l,
  }),
  // From three columns up, a cell shows its column's name, hidden from screen readers, which already read it.
  'td:not(:nth-child(2):last-child)[data-label]::before': onPhone({
    content: ['attr(data-label) ": "', 'attr(data-label) ": " / ""'],
    fontSize: '.8125rem',
    color: vars.color.ink.quiet,
  }),
  'td[data-answer]:not(:nth-child(2):last-child)[data-label]::before': onPhone({
    content: ['attr(data-label) " "', 'attr(data-label) " " / ""'],
  }),
});
