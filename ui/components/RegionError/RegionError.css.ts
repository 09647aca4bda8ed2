import { pseudoElement, media, style, underline, vars, wrap } from '../../styles/style';

// A strip of slipped rows: its lower half is shifted by half a period.
export const root = style({
  position: 'relative',
  ...wrap,
  alignItems: 'center',
  gap: `0 ${vars.space.l}`,
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.xxl} ${vars.space.l}`,
  font: vars.text.callout,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius.base,
  overflow: 'hidden',
  selectors: {
    '&::before, &::after': { ...pseudoElement, insetInlineStart: 0, width: 14 },
    'button + &': { marginTop: vars.space.m, scrollMarginBlock: vars.space.m },
    // A line of the site's header, from edge to edge, its text on the grid.
    'header > &': {
      paddingInline: `max(${vars.measure.gutter}, (100% - ${vars.measure.frame}) / 2 + ${vars.measure.gutter})`,
      borderWidth: '1px 0 0',
      borderRadius: 0,
    },
  },
  '::before': { insetBlock: '0 50%', background: vars.color.engraving.row, mask: vars.engraving.rows },
  '::after': {
    insetBlock: '50% 0',
    background: vars.color.engraving.shape,
    mask: `${vars.engraving.rows} 0 2px / 4px 4px`,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::before, &::after': { background: 'CanvasText' } } },
  },
});

export const message = style({
  padding: `${vars.space.s} 0`,
  color: vars.color.ink.soft,
  overflowWrap: 'anywhere',
});

export const retry = style({
  minHeight: 36,
  font: vars.text.button,
  color: vars.color.accent.base,
  ...underline,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.accent.hover, textDecorationColor: 'currentColor' },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});
