import type { GlobalStyleRule } from '@vanilla-extract/css';

import { globalStyle, style } from '../../styles/style';
import { visuallyHidden } from '../../styles/visuallyHidden';
import { breakpoints, media, vars } from '../../tokens';

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
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line.strong} transparent`,
  '@media': { [media.print]: { overflowX: 'visible' } },
});

globalStyle(`${root} th`, {
  font: vars.text.small,
  fontWeight: 560,
  color: vars.color.ink.quiet,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  paddingBlock: vars.space.s,
  paddingInline: '0 18px',
  background: vars.color.ground,
  boxShadow: `inset 0 -1px ${vars.color.line.strong}`,
});
globalStyle(`${root} td`, {
  paddingBlock: vars.space.near,
  paddingInline: '0 18px',
  borderBottom: `1px solid ${vars.color.line.base}`,
  verticalAlign: 'top',
  color: vars.color.ink.soft,
});
// Print cannot scroll, so columns share the width.
globalStyle(`${root} :is(td, th)`, {
  '@media': { [media.print]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
for (const side of ['left', 'center', 'right'] as const) {
  globalStyle(`${root} [data-align="${side}"]`, { textAlign: side });
}
globalStyle(`${root} :is(td, th):last-child`, { paddingInlineEnd: 0 });
// Long sentences leave the names before them room.
globalStyle(`${root} td:last-child:not(:nth-child(2))`, { '@media': { [wide]: { maxWidth: '20rem' } } });
globalStyle(`${root} td:first-child :is(code, strong)`, { color: vars.color.ink.base, fontWeight: 500 });
// Code breaks at its seams, and only there while other columns leave room.
globalStyle(`${root} td code:not([data-breaks])`, { overflowWrap: 'break-word' });
globalStyle(`${root} ${seamless}`, {
  whiteSpace: 'nowrap',
  '@media': { [media.print]: { whiteSpace: 'normal' } },
});
globalStyle(`${root}[data-names="whole"] :is(td:first-child, td:first-child code)`, {
  '@media': { [wide]: { whiteSpace: 'nowrap' } },
});
// Larger text leaves whole names no room.
globalStyle(`${stacking}[data-names] :is(th, td, td:first-child code, td code:not([data-breaks]))`, {
  '@media': {
    [wide]: { '@container': { '(max-width: 30rem)': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
  },
});
globalStyle(`${scroller} td:first-child :is(code, strong)`, { overflowWrap: 'normal' });
globalStyle(`${root} tr:target td`, { background: vars.color.accent.wash });
globalStyle(`${root} td:first-child`, { position: 'relative' });
// Clears the navbar and the sticky header.
globalStyle(`${root} :is(tr[id], td a)`, { scrollMarginTop: 40 });

globalStyle(`${stacking} th`, {
  '@media': {
    // Only in tables that don't scroll: in a scrolling box it would cover the first row.
    [wide]: {
      position: 'sticky',
      top: `calc(${vars.measure.navbar} + 1px)`,
      zIndex: 1,
      '@container': { '(max-width: 44rem)': { whiteSpace: 'normal' } },
    },
  },
});
const onPhone = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media.phone]: rule } } as GlobalStyleRule);

onPhone(`${stacking}, ${stacking} tbody, ${stacking} tr, ${stacking} td`, { display: 'block' });
onPhone(`${stacking} thead`, visuallyHidden);
onPhone(`${stacking} tbody`, { borderTop: `1px solid ${vars.color.line.strong}` });
onPhone(`${stacking} tr`, {
  padding: `${vars.space.m} 0 13px`,
  borderBottom: `1px solid ${vars.color.line.base}`,
});
onPhone(`${stacking} td`, { border: 0, padding: 0, overflowWrap: 'anywhere' });
// Lines are lower than a target.
onPhone(`${stacking} td a`, { paddingBlock: 3 });
onPhone(`${stacking} ${seamless}`, { whiteSpace: 'normal' });
onPhone(`${stacking} td:not(:first-child)`, { marginTop: vars.space.xs });
onPhone(`${stacking} td:is(:empty, [data-absent])`, { display: 'none' });
// From three columns up a cell shows its column's name, silent since screen readers already say it.
onPhone(`${stacking} td:not(:nth-child(2):last-child)[data-label]::before`, {
  content: ['attr(data-label) ": "', 'attr(data-label) ": " / ""'],
  color: vars.color.ink.quiet,
  fontSize: '.84375rem',
});
