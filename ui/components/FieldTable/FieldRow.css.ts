import { quiet, style, typeset, vars } from '../../styles/style';

/** Closer to its type than to the name. */
export const label = style({ marginInlineEnd: `calc(-1 * ${vars.space.s})`, ...quiet });

export const type = style({
  ...typeset('code', 'soft'),
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
});

/** What values are allowed, and what an absent field means. */
export const rules = style({
  marginTop: vars.space.s,
  ...typeset('small', 'soft'),
  overflowWrap: 'anywhere',
});
