import { gapAbove, inline, link, pseudoElement, typeset } from '../../styles/mixins';
import { media, style, vars, within } from '../../styles/style';

export const root = style(gapAbove('xl'));

/** Keeps its height while empty. */
export const bar = style({
  ...inline('l'),
  justifyContent: 'space-between',
  minHeight: 36,
  ...typeset('small', 'quiet'),
  fontVariantNumeric: 'tabular-nums',
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});

export const reset = style({
  minHeight: vars.measure.target,
  ...link,
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch }, [media.print]: { display: 'none' } },
});

const indent = vars.space.xxl;

export const item = style({
  position: 'relative',
  paddingInlineStart: indent,
  borderTop: `1px solid ${vars.color.line.base}`,
  selectors: {
    '&:first-child': { borderTopColor: vars.color.line.strong },
    '&:last-child': { borderBottom: `1px solid ${vars.color.line.base}` },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const box = style({
  appearance: 'none',
  position: 'absolute',
  insetInlineStart: 0,
  top: 13,
  width: 19,
  height: 19,
  margin: 0,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
  background: vars.color.raised,
  cursor: 'pointer',
  '::before': {
    ...pseudoElement,
    insetInlineStart: 6,
    top: 2,
    width: 5,
    height: 10,
    border: 'solid transparent',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(42deg)',
  },
  ':checked': { background: vars.color.accent.fill, borderColor: vars.color.accent.fill },
  selectors: { '&:checked::before': { borderColor: vars.color.accent.on } },
  '@media': {
    // Browsers print no backgrounds.
    [media.print]: { selectors: { '&:checked::before': { borderColor: 'CanvasText' } } },
    [media.forcedColors]: { appearance: 'auto', '::before': { content: 'none' } },
  },
});
within(item, {
  // The label is a click target, too.
  '> label': {
    display: 'block',
    marginInlineStart: `calc(-1 * ${indent})`,
    paddingBlock: vars.space.s,
    paddingInline: `${indent} 0`,
    maxWidth: `calc(${vars.measure.text} + ${indent})`,
    cursor: 'pointer',
  },
  '> label + *': { marginTop: 0 },
  '> :last-child:not(label)': { marginBottom: vars.space.l },
  [`> ${box}:checked + label`]: { color: vars.color.ink.quiet },
});
