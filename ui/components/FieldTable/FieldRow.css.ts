import { quiet, style, typeset, vars } from '../../styles/style';

/** Closer to its type than to the name. */
export const label = style({ marginInlineEnd: `calc(-1 * ${vars.space.s})`, ...quiet });

export const type = style({
  ...typeset('code', 'soft'),
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
});

/** The allowed values, and the meaning of an absent field. */
export const rules = style({
  marginTop: vars.space.s,
  ...typeset('small', 'soft'),
  overflowWrap: 'anywhere',
});
