import { globalStyle, style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius.base,
  background: vars.color.surface,
  overflow: 'hidden',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.even,
  minHeight: 40,
  paddingInline: `${vars.space.l} ${vars.space.xs}`,
  borderBottom: `1px solid ${vars.color.line.base}`,
});

export const title = style({
  padding: `${vars.space.snug} 0`,
  font: vars.text.codeTitle,
  color: vars.color.ink.soft,
  overflowWrap: 'anywhere',
});

export const copy = style({
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  height: 34,
  marginInlineStart: 'auto',
  padding: `0 ${vars.space.near}`,
  font: vars.text.small,
  color: vars.color.ink.quiet,
  borderRadius: vars.radius.small,
  whiteSpace: 'nowrap',
  // Inset, since the block clips its content.
  ':focus-visible': { outlineOffset: -3 },
  ':hover': { color: vars.color.ink.base, background: vars.color.raised },
  selectors: { ':root:not([data-script]) &': { visibility: 'hidden' } },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch }, [media.print]: { display: 'none' } },
});

export const code = style({
  font: vars.text.code,
  // Code is left-to-right in every language.
  direction: 'ltr',
  color: vars.color.code.ink,
  padding: `15px ${vars.space.l} 17px`,
  overflowX: 'auto',
  tabSize: 2,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line.strong} transparent`,
  ':focus-visible': { outlineOffset: -2 },
  // Print cannot scroll.
  '@media': { [media.print]: { whiteSpace: 'pre-wrap', overflowX: 'visible' } },
});

globalStyle(`${code} > code`, {
  display: 'block',
  width: 'fit-content',
  minWidth: '100%',
  font: 'inherit',
  '@media': { [media.print]: { width: 'auto', overflowWrap: 'anywhere' } },
});
globalStyle(`${code} .highlighted`, {
  display: 'inline-block',
  width: `calc(100% + 2 * ${vars.space.l})`,
  margin: `0 calc(-1 * ${vars.space.l})`,
  padding: `0 ${vars.space.l}`,
  background: vars.color.accent.wash,
  boxShadow: `inset 2px 0 ${vars.color.accent.base}`,
});

/* Roles that a highlighter marks: `<span class="code-key">`. */
for (const role of ['key', 'string', 'number', 'word', 'flag', 'comment'] as const) {
  globalStyle(`${code} .code-${role}`, { color: vars.color.code[role] });
}
