import { engraved, gapAbove, pseudoElement, quiet, typeset, wrap } from '../../styles/mixins';
import { media, style, vars } from '../../styles/style';

/** The margin for the numbers of steps. */
const margin = vars.space.section;
const phoneMargin = vars.space.xxl;

// Smaller in print, where it isn't split across pages.
export const root = style({
  ...gapAbove('xxl'),
  '@media': { [media.print]: { zoom: 0.85, printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } },
});

export const frame = style({
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.base,
  background: vars.color.raised,
  overflow: 'hidden',
});

/** The edge of the window: engraved rows, with the place in a gap. */
export const bar = style({
  position: 'relative',
  maxWidth: 'none',
  padding: `${vars.space.s} ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.line.base}`,
  background: vars.color.surface,
  '::before': { ...pseudoElement, inset: '11px 0 10px', ...engraved('quiet') },
});

export const place = style({
  position: 'relative',
  paddingInline: vars.space.s,
  marginInlineStart: `calc(${margin} - ${vars.space.l} - ${vars.space.s})`,
  background: vars.color.surface,
  ...typeset('small', 'soft'),
  boxDecorationBreak: 'clone',
  '@media': {
    [media.phone]: { marginInlineStart: `calc(${phoneMargin} - ${vars.space.l} - ${vars.space.s})` },
  },
});

export const body = style({
  display: 'grid',
  gap: vars.space.xl,
  paddingBlock: vars.space.xl,
  paddingInline: `${margin} ${vars.space.xl}`,
  ...typeset('small', 'soft'),
  '@media': {
    [media.phone]: { paddingInline: `${phoneMargin} ${vars.space.m}` },
  },
});

export const heading = style({ margin: 0, ...typeset('card', 'base') });

/** Outline of the part that a step is about. */
export const outlined = {
  '&[data-step]': { outline: `2px solid ${vars.color.accent.base}`, outlineOffset: -2 },
};

/** A box with a line around it: a field, an option, a button. */
export const control = style({
  display: 'block',
  padding: `${vars.space.s} ${vars.space.m}`,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
  color: vars.color.ink.base,
  selectors: outlined,
});

export const buttons = style({ ...wrap, justifyContent: 'flex-end', gap: vars.space.xl });
export const buttonPlace = style({ position: 'relative' });

export const button = style([
  control,
  {
    font: vars.text.label,
    selectors: {
      ':last-child > &': { borderColor: vars.color.ink.soft, background: vars.color.surface },
      ':last-child > &[data-step]': { background: vars.color.accent.fill, color: vars.color.accent.on },
    },
  },
]);

/** Hangs in the margin at the left of its part. */
export const step = style({
  position: 'absolute',
  insetInlineStart: -30,
  top: 0,
  width: 22,
  textAlign: 'end',
  font: vars.text.serial,
  color: vars.color.serial,
  selectors: { [`${buttonPlace} > &`]: { top: 8 } },
  '@media': { [media.phone]: { insetInlineStart: -26, width: 18 } },
});

export const caption = style({ marginTop: vars.space.m, ...quiet });
