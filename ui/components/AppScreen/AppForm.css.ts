import { globalStyle, style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

export const row = style(
  component({ position: 'relative', display: 'grid', gap: vars.space.snug, minWidth: 0 }),
);

export const words = style(component({ display: 'grid' }));
export const label = style(component({ font: vars.text.label, color: vars.color.ink.base }));
export const hint = style(component({ color: vars.color.ink.quiet }));

/** What the step is about. */
const marked = {
  '&[data-marked]': {
    borderColor: vars.color.accent.base,
    boxShadow: `inset 0 0 0 1px ${vars.color.accent.base}`,
  },
};

export const box = style(
  component({
    display: 'block',
    minHeight: 36,
    padding: '7px 11px',
    border: `1px solid ${vars.color.line.control}`,
    borderRadius: vars.radius.small,
    background: vars.color.ground,
    color: vars.color.ink.base,
    overflowWrap: 'anywhere',
    selectors: {
      ...marked,
      '&[data-control="code"]': {
        font: vars.text.code,
        whiteSpace: 'pre-wrap',
        background: vars.color.surface,
      },
      '&[data-control="select"]': { position: 'relative', paddingInlineEnd: 34 },
      '&[data-control="select"]::after': {
        content: '""',
        position: 'absolute',
        insetInlineEnd: 13,
        top: 12,
        width: 7,
        height: 7,
        border: `solid ${vars.color.ink.quiet}`,
        borderWidth: '0 1px 1px 0',
        rotate: '45deg',
      },
    },
  }),
);

export const options = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);
bareList(options);

export const option = style(
  component({
    padding: '7px 13px',
    border: `1px solid ${vars.color.line.strong}`,
    borderRadius: vars.radius.small,
    color: vars.color.ink.soft,
    selectors: {
      '&[data-chosen="true"]': {
        borderColor: vars.color.ink.soft,
        color: vars.color.ink.base,
        fontWeight: vars.weight.current,
      },
      ...marked,
    },
  }),
);

export const switchRow = style(
  component({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: vars.space.l }),
);

export const track = style(
  component({
    flex: 'none',
    position: 'relative',
    width: 36,
    height: 20,
    border: `1px solid ${vars.color.line.control}`,
    borderRadius: 10, // half of its height
    background: vars.color.ground,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 3,
      top: 3,
      width: 12,
      height: 12,
      borderRadius: '50%',
      background: vars.color.line.control,
    },
    selectors: {
      '&[data-on="true"]': { borderColor: vars.color.ink.soft, background: vars.color.ink.soft },
      '&[data-on="true"]::after': { insetInlineStart: 19, background: vars.color.raised },
      '&[data-marked]': {
        borderColor: vars.color.accent.base,
        outline: `1px solid ${vars.color.accent.base}`,
      },
      '&[data-on="true"][data-marked]': { background: vars.color.accent.base },
    },
    '@media': { [media.forcedColors]: { '::after': { background: 'CanvasText' } } },
  }),
);

export const buttons = style(
  component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.xl }),
);
export const buttonPlace = style(component({ position: 'relative' }));
globalStyle(`${buttonPlace} > :first-child:not(:last-child)`, { '@layer': { [components]: { top: 8 } } });

export const button = style(
  component({
    display: 'block',
    padding: '7px 15px',
    border: `1px solid ${vars.color.line.control}`,
    borderRadius: vars.radius.small,
    font: vars.text.label,
    color: vars.color.ink.base,
    selectors: {
      '&[data-emphasis="primary"]': {
        borderColor: vars.color.ink.soft,
        background: vars.color.surface,
      },
      ...marked,
      '&[data-emphasis="primary"][data-marked]': {
        background: vars.color.accent.fill,
        color: vars.color.accent.on,
      },
    },
  }),
);
