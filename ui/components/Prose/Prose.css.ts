import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';

import { base } from '../../styles/layers.css';
import { aroundPressed, bareCode, pseudoElement, typeset, underline } from '../../styles/mixins';
import { media, vars } from '../../tokens';

// Tables measure their available width by it.
export const root = style({ '@layer': { [base]: { containerType: 'inline-size' } } });

/*
 * Rules for bare Markdown elements are in the layer below the components, so a component in running
 * text keeps its own styles.
 */
const rules: Record<string, GlobalStyleRule> = {
  '> :where(:not(:first-child))': { marginTop: vars.space.l },
  // Only text flows around the glyph of a section.
  '> :not(p, ul:not([class]), ol:not([class]))': { clear: 'both' },
  // Wide tables use the space next to the text: `--spare` of `PageFrame`, or none without one.
  '> [data-scroller]': { marginInlineEnd: 'calc(-1 * var(--spare))' },
  h1: { font: vars.text.h1, letterSpacing: '-.02em', overflowWrap: 'anywhere' },
  'h1:has(> code:first-child)': {
    font: vars.text.h1Code,
    letterSpacing: '-.045em',
    wordSpacing: '-.22em',
  },
  'h1 > code': { font: 'inherit' },
  '> h1 + p': {
    ...typeset('lead', 'soft'),
    maxWidth: '62ch',
  },

  p: { maxWidth: vars.measure.text },
  ':is(p, li, td, dd)': { overflowWrap: 'break-word' },

  ':is(p, li, td, dd) a': {
    color: vars.color.accent.base,
    ...underline,
  },
  ':is(p, li, td, dd) a:active': aroundPressed[':active'],
  ':is(p, li, td, dd) a:hover': {
    color: vars.color.accent.hover,
    textDecorationColor: 'currentColor',
  },

  // Print writes out the addresses of other sites.
  ':is(p, li, td) a[href^="http"]::after': {
    '@media': {
      [media.print]: {
        content: '" (" attr(href) ")"',
        color: vars.color.ink.quiet,
        overflowWrap: 'anywhere',
      },
    },
  },

  ':not(pre) > code': {
    direction: 'ltr',
    unicodeBidi: 'isolate',
    background: vars.color.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.line.base}`,
    borderRadius: vars.radius.small,
    padding: `${vars.space.xxs} ${vars.space.xs}`,
    overflowWrap: 'anywhere',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
  // Short code stays on one line, so a flag never breaks after its dashes.
  ':is(p, li) > code:not([data-breaks])': {
    '@media': { screen: { '@container': { '(min-width: 30rem)': { whiteSpace: 'nowrap' } } } },
  },
  ':is(:is(h1, h2, h3, h4) > code, :is(td, th, summary) code)': bareCode,
  ':is(h2, h3, h4) > code': {
    fontSize: '.92em',
    fontWeight: 'inherit',
    letterSpacing: '-.03em',
  },

  ':is(ul, ol) > li': { maxWidth: vars.measure.text },
  'li + li': { marginTop: vars.space.s },
  'li > :where(:not(:first-child))': { marginTop: vars.space.s },
  'ul > li': { position: 'relative', paddingInlineStart: vars.space.xl },
  ':where(ul:not([class]), .contains-task-list) > li::before': {
    ...pseudoElement,
    insetInlineStart: 2,
    top: 13,
    width: 9,
    borderTop: `1px solid ${vars.color.ink.quiet}`,
  },
  'ol > li': { position: 'relative', paddingInlineStart: vars.space.xxl },
  ':where(ol:not([class])) > li::before': {
    content: 'counter(list-item) "."',
    position: 'absolute',
    insetInlineStart: 0,
    top: 3,
    ...typeset('serial', 'quiet'),
  },
  // The browser's own marks: selectors can't tell `type="a"` from `type="A"`.
  'ol[type] > li': { marginInlineStart: vars.space.xxl, padding: 0 },
  'ol[type] > li::marker': { color: vars.color.ink.quiet },
  // Deep lists would leave no room for their text.
  ':is(li li li li li, li.task-list-item)': { paddingInlineStart: 0 },
  'li li li li li::before': {
    position: 'relative',
    float: 'inline-start',
    marginInlineEnd: vars.space.s,
  },
  ':is(ol[type] > li, li.task-list-item)::before': { content: 'none' },

  // A `<details>` of a page looks like a fold; components have classes.
  'summary:not([class])': {
    position: 'relative',
    width: 'fit-content',
    minHeight: vars.measure.touch,
    paddingBlock: vars.space.m,
    paddingInlineEnd: vars.space.xl,
    font: vars.text.navigation,
    color: vars.color.accent.base,
    '@media': { [media.print]: { color: 'inherit' } },
  },
  'summary:not([class]):hover': { color: vars.color.accent.hover },
  'summary:not([class])::after': {
    ...pseudoElement,
    insetInlineEnd: 3,
    bottom: 20,
    width: 7,
    height: 7,
    border: 'solid',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'rotate(45deg)',
    '@media': { [media.print]: { display: 'none' } },
  },
  'details[open] > summary:not([class])::after': { bottom: 16, transform: 'rotate(225deg)' },
  'details:has(> summary:not([class])) > :where(:not(:first-child))': { marginTop: vars.space.s },
  'details:has(> summary:not([class]))::details-content': {
    '@media': { [media.print]: { contentVisibility: 'visible', display: 'block', blockSize: 'auto' } },
  },

  blockquote: {
    borderInlineStart: `1px solid ${vars.color.line.strong}`,
    paddingInlineStart: vars.space.l,
    color: vars.color.ink.soft,
  },
  hr: { border: 0, borderTop: `1px solid ${vars.color.line.base}`, margin: `${vars.space.section} 0` },
  strong: { fontWeight: vars.weight.strong },
  kbd: {
    ...typeset('key', 'quiet'),
    border: `1px solid ${vars.color.line.base}`,
    borderRadius: vars.radius.small,
    padding: `0 ${vars.space.xs}`,
  },
  img: { borderRadius: vars.radius.base },
};

for (const [selector, rule] of Object.entries(rules)) {
  globalStyle(`${root} ${selector}`, { '@layer': { [base]: rule } });
}
