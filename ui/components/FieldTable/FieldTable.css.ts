import { notFirst, quietLabel, style, typeset, vars } from '../../styles/style';

export const rows = style({ borderTop: `1px solid ${vars.color.line.strong}` });

export const root = style({
  breakBefore: 'avoid',
  selectors: {
    [notFirst]: { marginTop: vars.space.xl },
    // A nested table is indented along a hairline.
    [`${rows} &`]: {
      marginTop: vars.space.m,
      paddingInlineStart: vars.space.l,
      borderInlineStart: `1px solid ${vars.color.line.base}`,
    },
  },
});

export const heading = style({ maxWidth: 'none', paddingBottom: vars.space.s, ...quietLabel });

export const empty = style({
  padding: `${vars.space.m} 0`,
  ...typeset('table', 'quiet'),
  borderTop: `1px solid ${vars.color.line.strong}`,
});
