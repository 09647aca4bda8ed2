import { richText } from '../../styles/richText.css';
import { gapAbove, cluster, inline, quiet, quietLabel, style, typeset, within } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({ position: 'relative', minWidth: 0, ...gapAbove('xxl') });

export const kind = style({ marginBottom: vars.space.s, ...quietLabel, breakAfter: 'avoid' });

export const top = style({
  ...cluster('xxs', 'l'),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  breakAfter: 'avoid',
});

export const call = style({ font: vars.text.serial, color: vars.color.ink.quiet });

/** Contains only the heading, so the row controls the space above it. */
export const heading = style({
  flex: '1 1 0',
  minWidth: 'min(100%, 16ch)',
  // A long name continues below the call, unbroken.
  '@media': { [media.phone]: { flexBasis: 'auto' } },
});

within(`${top} > ${heading}`, {
  ':is(h2, h3)': { font: vars.text.step, fontWeight: vars.weight.strong, letterSpacing: '-.03em' },
  '&[data-size="medium"] :is(h2, h3)': { fontSize: '1.5rem', lineHeight: 1.25 },
  '&[data-size="large"] :is(h2, h3)': { fontSize: '1.75rem', lineHeight: 1.25 },
  // Parts of a method have smaller headings.
  ':is(h4, h5, h6)': { font: vars.text.code, fontWeight: vars.weight.strong, letterSpacing: '-.01em' },
  // An anchor jump shows the line above the name, too.
  ':is(h2, h3, h4, h5, h6)': { scrollMarginTop: `calc(${vars.space.xxl} + ${vars.measure.symbolBar})` },
});

export const name = style({
  letterSpacing: 'inherit',
  selectors: {
    [`${root}[data-deprecated] > ${top} &`]: { color: vars.color.ink.quiet, textDecoration: 'line-through' },
  },
});

export const source = style({
  ...inline('xs'),
  display: 'inline-flex',
  minHeight: vars.measure.target,
  ...quiet,
  ':hover': { color: vars.color.accent.base, textDecoration: 'underline', textUnderlineOffset: 3 },
  '@media': {
    [media.belowDesktop]: { minHeight: vars.measure.touch, marginBlock: `calc(-1 * ${vars.space.m})` },
    // Level with the kind.
    [media.phone]: { position: 'absolute', insetInlineEnd: 0, top: 0 },
    [media.print]: { display: 'none' },
  },
});

export const deprecation = style({
  marginTop: vars.space.s,
  maxWidth: vars.measure.text,
  color: vars.color.ink.soft,
});

export const body = style([richText, { selectors: { '&:not(:empty)': { marginTop: vars.space.s } } }]);
within(body, {
  '> :where(p, ul, ol)': { maxWidth: vars.measure.text, color: vars.color.ink.soft },
  '> p + p': { marginTop: vars.space.m },
  '> :not(p) + p': { marginTop: vars.space.l },
  // A nested symbol, such as the request of a method. Its title is its kind.
  [`> ${root}:where(:not(:first-child))`]: { marginTop: vars.space.section },
  [`> ${root} > ${kind}`]: { ...typeset('h3', 'base'), marginBottom: vars.space.xxs },
  [`> ${root} > ${top} h4`]: { color: vars.color.ink.soft },
  '> :where(ul, ol, pre, figure, aside):where(:not(:first-child))': { marginTop: vars.space.l },
});
