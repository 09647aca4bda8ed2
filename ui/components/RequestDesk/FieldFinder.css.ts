import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(component({ minWidth: 0, padding: `${vars.space.snug} 0 ${vars.space.xs}` }));

export const list = style(
  component({
    // It takes room of its own: what scrolls around it would cut it off.
    maxHeight: 'min(280px, 40dvh)',
    margin: `${vars.space.xs} 0 0`,
    padding: `${vars.space.xs} 0`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    listStyle: 'none',
    background: vars.color.raised,
    border: `1px solid ${vars.color.line.control}`,
    borderRadius: vars.radius.base,
  }),
);

export const option = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space.near}`,
    minHeight: 32,
    padding: `${vars.space.snug} ${vars.space.m}`,
    cursor: 'pointer',
    selectors: {
      '&[aria-selected="true"]': {
        background: vars.color.accent.wash,
        boxShadow: `inset 3px 0 ${vars.color.accent.base}`,
      },
      '&:hover': { background: vars.color.accent.wash },
    },
    '@media': {
      [media.belowDesktop]: { minHeight: vars.measure.touch, paddingBlock: vars.space.near },
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
);

export const name = style(
  component({
    font: vars.text.code,
    fontWeight: vars.weight.medium,
    color: vars.color.ink.base,
    overflowWrap: 'anywhere',
  }),
);

export const type = style(
  component({ font: vars.text.codeTitle, color: vars.color.ink.soft, overflowWrap: 'anywhere' }),
);

export const comment = style(
  component({
    flexBasis: '100%',
    font: vars.text.small,
    color: vars.color.ink.soft,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const none = style(
  component({
    padding: `${vars.space.snug} ${vars.space.hair}`,
    font: vars.text.small,
    color: vars.color.ink.soft,
  }),
);
