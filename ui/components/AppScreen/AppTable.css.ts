import type { GlobalStyleRule } from '@vanilla-extract/css';

import { media, style, vars, within } from '../../styles/style';

/** Includes the margin, so that numbers aren't clipped. */
export const scroller = style({
  overflowX: 'auto',
  marginInlineStart: `calc(-1 * ${vars.space.section})`,
  paddingInlineStart: vars.space.section,
  '@media': { [media.phone]: { overflowX: 'visible', margin: 0, padding: 0 } },
});

export const root = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0 });

const onPhone = (rule: GlobalStyleRule) => ({ '@media': { [media.phone]: rule } }) as GlobalStyleRule;

within(root, {
  th: {
    paddingBlock: `0 ${vars.space.s}`,
    paddingInline: `0 ${vars.space.l}`,
    borderBottom: `1px solid ${vars.color.line.strong}`,
    textAlign: 'start',
    fontWeight: vars.weight.semibold,
    color: vars.color.ink.quiet,
    whiteSpace: 'nowrap',
  },
  thead: onPhone({ display: 'none' }),
  td: {
    paddingBlock: vars.space.s,
    paddingInline: `0 ${vars.space.l}`,
    borderBottom: `1px solid ${vars.color.line.base}`,
    color: vars.color.ink.soft,
    ...onPhone({
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      padding: `${vars.space.xxs} 0`,
      border: 0,
      overflowWrap: 'anywhere',
    }),
  },
  'td:first-child': {
    position: 'relative',
    color: vars.color.ink.base,
    ...onPhone({ position: 'static' }),
  },
  'td:first-child > span': { top: vars.space.s },
  'td:empty': onPhone({ display: 'none' }),
  'td::before': onPhone({ content: 'attr(data-column)', color: vars.color.ink.quiet }),
  tr: onPhone({
    display: 'block',
    position: 'relative',
    padding: `${vars.space.s} 0`,
    borderBottom: `1px solid ${vars.color.line.base}`,
  }),
  'tr:last-child td': { borderBottomWidth: 0 },
  // The last cell has the value that the step sets.
  'tr[data-step] td:last-child': {
    color: vars.color.ink.base,
    boxShadow: `inset 0 0 0 2px ${vars.color.accent.base}`,
    paddingInline: vars.space.m,
    ...onPhone({
      padding: `${vars.space.xs} ${vars.space.s}`,
      marginInline: `calc(-1 * ${vars.space.s})`,
    }),
  },
});
