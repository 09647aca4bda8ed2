import { bareList } from '../../styles/bareList';
import { globalStyle, style } from '../../styles/style';
import { vars } from '../../tokens';

/** Closer to its type than to the name. */
export const label = style({
  marginInlineEnd: `calc(-1 * ${vars.space.snug})`,
  font: vars.text.small,
  color: vars.color.ink.quiet,
});

export const type = style({
  font: vars.text.code,
  color: vars.color.ink.soft,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
});

export const rules = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.snug,
  marginTop: vars.space.s,
});
bareList(rules);
globalStyle(`${rules} > li`, { minWidth: 0, lineHeight: 0 });

export const ruleValue = style({
  color: vars.color.ink.base,
  fontWeight: vars.weight.medium,
  marginInlineStart: vars.space.snug,
});

export const presence = style({
  marginTop: vars.space.snug,
  font: vars.text.small,
  color: vars.color.ink.quiet,
});
