import { bareInput, inline, media, quiet, style, vars } from '../../styles/style';

/** Tall enough that the site's footer stays below the window for any results. */
export const root = style({ maxWidth: vars.measure.article, '@media': { screen: { minHeight: '85svh' } } });

export const title = style({ font: vars.text.h1, letterSpacing: '-.02em' });

export const form = style({
  display: 'flex',
  gap: vars.space.m,
  marginTop: vars.space.xl,
  '@media': { [media.print]: { display: 'none' } },
});

// Print hides the field, so the query is shown as text.
export const printedQuery = style({ '@media': { [media.notPrint]: { display: 'none' } } });

export const field = style({
  ...inline('m'),
  flex: 1,
  minWidth: 0,
  paddingInline: vars.space.l,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.base,
  ':focus-within': { outline: `2px solid ${vars.color.accent.base}`, outlineOffset: 2 },
  '@media': { [media.forcedColors]: { ':focus-within': { outlineColor: 'Highlight' } } },
});
export const fieldIcon = style({ color: vars.color.ink.quiet });

export const input = style({ ...bareInput, minHeight: vars.measure.touch });

export const notice = style({
  marginTop: vars.space.m,
  font: vars.text.small,
  color: vars.color.warning.ink,
});
export const areas = style({ marginTop: vars.space.l });

export const count = style({ marginTop: vars.space.xxl, ...quiet, fontVariantNumeric: 'tabular-nums' });
export const results = style({ marginTop: vars.space.s });
// The styles of the message come later, with the island that draws it.
export const message = style({ selectors: { '&&': { paddingInline: 0, paddingTop: vars.space.xxl } } });
export const hint = style({ marginTop: vars.space.xxl, color: vars.color.ink.soft });
