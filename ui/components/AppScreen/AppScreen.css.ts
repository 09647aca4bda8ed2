import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

/** Room at the left of a drawing for the numbers of steps. */
const margin = 44;
const phoneMargin = 30;

export const root = style(
  component({ containerType: 'inline-size', selectors: { '* + &': { marginTop: vars.space.xxl } } }),
);

export const sheet = style(
  component({
    border: `1px solid ${vars.color.line.strong}`,
    borderRadius: vars.radius.base,
    background: vars.color.raised,
    overflow: 'hidden',
  }),
);

/** The edge of the window: engraved rows, with the place in a clear window. */
export const bar = style(
  component({
    position: 'relative',
    margin: 0,
    maxWidth: 'none',
    padding: `${vars.space.s} ${vars.space.l}`,
    borderBottom: `1px solid ${vars.color.line.base}`,
    background: vars.color.surface,
    '::before': {
      content: '""',
      position: 'absolute',
      inset: '11px 0 10px',
      background: vars.color.screen.quiet,
      mask: vars.screen.rows,
    },
    '@media': { [media.forcedColors]: { '::before': { content: 'none' } } },
  }),
);

export const place = style(
  component({
    position: 'relative',
    paddingInline: vars.space.s,
    marginInlineStart: `calc(${margin}px - ${vars.space.l} - ${vars.space.s})`,
    background: vars.color.surface,
    font: vars.text.small,
    color: vars.color.ink.soft,
    boxDecorationBreak: 'clone',
    '@media': {
      [media.phone]: { marginInlineStart: `calc(${phoneMargin}px - ${vars.space.l} - ${vars.space.s})` },
    },
  }),
);

export const body = style(
  component({
    display: 'grid',
    gap: vars.space.xl,
    padding: `${vars.space.xl} ${vars.space.xl} ${vars.space.xl} ${margin}px`,
    font: vars.text.small,
    color: vars.color.ink.soft,
    selectors: { '[dir="rtl"] &': { paddingInline: `${margin}px ${vars.space.xl}` } },
    '@media': {
      [media.phone]: {
        paddingInline: `${phoneMargin}px ${vars.space.m}`,
        selectors: { '[dir="rtl"] &': { paddingInline: `${phoneMargin}px ${vars.space.m}` } },
      },
    },
  }),
);

export const heading = style(component({ margin: 0, font: vars.text.card, color: vars.color.ink.base }));

/** The number hangs at the left of the part that it is about. */
export const step = style(
  component({
    position: 'absolute',
    insetInlineStart: -30,
    top: 0,
    width: 22,
    textAlign: 'end',
    font: vars.text.serial,
    color: vars.color.serial,
    '@media': { [media.phone]: { insetInlineStart: -26, width: 18 } },
  }),
);

export const caption = style(
  component({ marginTop: vars.space.m, font: vars.text.small, color: vars.color.ink.quiet }),
);
