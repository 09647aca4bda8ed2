import { media, quiet, style, vars } from '../../styles/style';

export const root = style({ minWidth: 0, ...quiet });
// Room for the ring around a link that has the focus.
export const list = style({
  margin: `0 calc(-1 * ${vars.space.xs})`,
  paddingInline: vars.space.xs,
  lineHeight: vars.measure.target,
  overflowWrap: 'anywhere',
});
export const step = style({
  display: 'inline',
  selectors: {
    // The second value is silent to screen readers.
    '& + &::before': {
      content: ['"/"', '"/" / ""'],
      marginInline: vars.space.s,
      color: vars.color.line.strong,
    },
  },
});
export const link = style({
  ':hover': { color: vars.color.accent.base },
  '@media': { [media.belowDesktop]: { paddingBlock: vars.space.m } },
});
