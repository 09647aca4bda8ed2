import { cluster, pseudoElement, quiet, style, typeset, vars } from '../../styles/style';

export const root = style({
  position: 'relative',
  paddingInlineStart: vars.space.xxl,
  borderBottom: `1px solid ${vars.color.line.base}`,
  selectors: {
    '&:last-child': { borderBottom: 0 },
    // The bracket spans from the label to the last row.
    '&::before': {
      ...pseudoElement,
      insetInlineStart: 6,
      insetBlock: 22,
      width: 10,
      border: `1px solid ${vars.color.accent.base}`,
      borderInlineEnd: 0,
      borderStartStartRadius: 2,
      borderEndStartRadius: 2,
    },
  },
});

export const top = style({
  ...cluster('xxs', 'm'),
  alignItems: 'baseline',
  padding: `${vars.space.m} 0 0`,
  ...quiet,
});

export const name = style({
  ...typeset('code', 'base'),
  fontWeight: vars.weight.medium,
});

export const rows = style({
  // More rows follow in the fold.
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.line.base}` } },
});
