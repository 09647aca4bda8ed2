import { gapAbove, pseudoElement, media, style, vars, within } from '../../styles/style';

export const root = style(gapAbove('xl'));

within(`${root} > ol`, {
  '> li': {
    position: 'relative',
    maxWidth: 'none',
    margin: 0,
    paddingBlockEnd: vars.space.xxl,
    paddingInlineStart: vars.space.section,
    '@media': { [media.phone]: { paddingInlineStart: `calc(${vars.space.xxl} + ${vars.space.xs})` } },
  },
  '> li::before': {
    // Follows `start` of the list: the steps of a walkthrough are numbered across its sections.
    content: 'counter(list-item)',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    font: vars.text.step,
    color: vars.color.serial,
  },
  '> li::after': {
    ...pseudoElement,
    insetInlineStart: 28,
    top: 4,
    bottom: 14,
    width: 1,
    background: vars.color.line.base,
    '@media': { [media.phone]: { display: 'none' } },
  },
  '> li:last-child': { paddingBlockEnd: 0 },
  '> li:last-child::after': { bottom: 4 },
  '> li > :where(:not(:first-child))': { marginTop: vars.space.s },
});
