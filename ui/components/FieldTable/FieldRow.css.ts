import { quiet, style, vars } from '../../styles/style';

/** Closer to its type than to the name. */
export const label = style({ marginInlineEnd: `calc(-1 * ${vars.space.s})`, ...quiet });

export const type = style({
  font: vars.text.code,
  color: vars.color.ink.soft,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
});

/** What values are allowed, and what an absent field means. */
export const rules = style({
  marginTop: vars.space.s,
  font: vars.text.small,
  color: vars.color.ink.soft,
  overflowWrap: 'anywhere',
});
