import { globalStyle, style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { vars } from '../../tokens';

/** Set closer to the type that it belongs to than to the name. */
export const label = style(
  component({
    marginInlineEnd: `calc(-1 * ${vars.space.snug})`,
    font: vars.text.small,
    color: vars.color.ink.quiet,
  }),
);

export const type = style(
  component({
    font: vars.text.code,
    color: vars.color.ink.soft,
    direction: 'ltr',
    unicodeBidi: 'isolate',
    overflowWrap: 'anywhere',
  }),
);

export const rules = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: vars.space.snug,
    marginTop: vars.space.s,
  }),
);
bareList(rules);
globalStyle(`${rules} > li`, { '@layer': { [components]: { minWidth: 0, lineHeight: 0 } } });

export const ruleValue = style(
  component({
    color: vars.color.ink.base,
    fontWeight: vars.weight.medium,
    marginInlineStart: vars.space.snug,
  }),
);

export const presence = style(
  component({ marginTop: vars.space.snug, font: vars.text.small, color: vars.color.ink.quiet }),
);
