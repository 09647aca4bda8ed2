import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';

import { base } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

// Tables measure their room by it.
export const root = style({ '@layer': { [base]: { containerType: 'inline-size' } } });

/** Room above an element of running text, in pixels. */
export const rhythm = 18;

/*
 * Rules for bare Markdown elements sit in the layer below the components, so a component placed in running
 * text keeps its own looks.
 */
const within = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector.replace(/^|, /g, `$&${root} `), { '@layer': { [base]: rule } });

within('> :where(:not(:first-child))', { marginTop: rhythm });
within('h1', { font: vars.text.h1, letterSpacing: '-.02em', overflowWrap: 'anywhere' });
within('h1:has(> code:first-child)', {
  font: vars.text.h1Code,
  letterSpacing: '-.045em',
  wordSpacing: '-.22em',
});
within('h1 > code', { font: 'inherit' });

// The lead.
within('> h1 + p', {
  font: vars.text.lead,
  color: vars.color.ink.soft,
  marginTop: vars.space.even,
  maxWidth: '62ch',
});

within('p', { maxWidth: vars.measure.text });
within('p, li, td, dd', { overflowWrap: 'break-word' });

within('p a, li a, td a, dd a', {
  color: vars.color.accent.base,
  textDecoration: `underline 1px ${vars.color.underline}`,
});
within('p a:hover, li a:hover, td a:hover, dd a:hover', {
  color: vars.color.accent.press,
  textDecorationColor: 'currentColor',
});

// Print writes out the addresses of other sites.
within('p a[href^="http"]::after, li a[href^="http"]::after, td a[href^="http"]::after', {
  '@media': {
    [media.print]: { content: '" (" attr(href) ")"', color: vars.color.ink.quiet, overflowWrap: 'anywhere' },
  },
});

within(':not(pre) > code', {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line.base}`,
  borderRadius: vars.radius.small,
  padding: '1.5px 5px',
  overflowWrap: 'anywhere',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
// Short code stays on one line, so a flag never breaks after its dashes.
within('p > code:not([data-breaks]), li > code:not([data-breaks])', {
  '@media': { screen: { '@container': { '(min-width: 30rem)': { whiteSpace: 'nowrap' } } } },
});
within('h1 > code, h2 > code, h3 > code, h4 > code, td code, th code, summary code', {
  background: 'none',
  boxShadow: 'none',
  padding: 0,
});
within('h2 > code, h3 > code, h4 > code', {
  fontSize: '.92em',
  fontWeight: 'inherit',
  letterSpacing: '-.03em',
});

within('li', { maxWidth: vars.measure.text });
within('li + li', { marginTop: vars.space.snug });
within('li > :where(:not(:first-child))', { marginTop: vars.space.near });
within('ul > li', { position: 'relative', paddingInlineStart: vars.space.xl });
within('ul > li::before', {
  content: '""',
  position: 'absolute',
  insetInlineStart: 2,
  top: 13,
  width: 9,
  height: 1,
  background: vars.color.ink.quiet,
});
within('ol > li', { position: 'relative', paddingInlineStart: vars.space.xxl });
within('ol > li::before', {
  content: 'counter(list-item) "."',
  position: 'absolute',
  insetInlineStart: 0,
  top: 3,
  font: vars.text.serial,
  color: vars.color.ink.quiet,
});
// The browser's own marks: selectors cannot tell `type="a"` from `type="A"`.
within('ol[type] > li', { marginInlineStart: vars.space.xxl, padding: 0 });
within('ol[type] > li::marker', { color: vars.color.ink.quiet });
// Deep lists would leave no room for their text.
within('li li li li li, li.task-list-item', { paddingInlineStart: 0 });
within('li li li li li::before', {
  position: 'relative',
  float: 'inline-start',
  marginInlineEnd: vars.space.s,
});
within('ol[type] > li::before, li.task-list-item::before', { content: 'none' });

// A `<details>` of a page looks like a fold; components have classes.
within('summary:not([class])', {
  position: 'relative',
  width: 'fit-content',
  minHeight: vars.measure.touch,
  paddingBlock: vars.space.m,
  paddingInlineEnd: 22,
  font: vars.text.navigation,
  color: vars.color.accent.base,
  '@media': { [media.print]: { color: 'inherit' } },
});
within('summary:not([class]):hover', { color: vars.color.accent.press });
within('summary:not([class])::after', {
  content: '""',
  position: 'absolute',
  insetInlineEnd: 3,
  bottom: 20,
  width: 7,
  height: 7,
  border: 'solid',
  borderWidth: '0 1.5px 1.5px 0',
  transform: 'rotate(45deg)',
  '@media': { [media.print]: { display: 'none' } },
});
within('details[open] > summary:not([class])::after', { bottom: 16, transform: 'rotate(225deg)' });
within('details:has(> summary:not([class])) > :where(:not(:first-child))', { marginTop: vars.space.near });
within('details:has(> summary:not([class]))::details-content', {
  '@media': { [media.print]: { contentVisibility: 'visible', display: 'block', blockSize: 'auto' } },
});

within('blockquote', {
  borderInlineStart: `1px solid ${vars.color.line.strong}`,
  paddingInlineStart: vars.space.l,
  color: vars.color.ink.soft,
});
within('hr', {
  border: 0,
  borderTop: `1px solid ${vars.color.line.base}`,
  margin: `${vars.space.section} 0`,
});
within('strong', { fontWeight: vars.weight.strong });
within('kbd', {
  font: vars.text.key,
  color: vars.color.ink.quiet,
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius.small,
  padding: '0 5px',
});
within('img', { borderRadius: vars.radius.base });
