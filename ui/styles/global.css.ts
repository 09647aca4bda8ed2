// Rules for elements without a class, in all four layers: reset, base, components, overrides.
import { globalStyle as rule, type GlobalStyleRule } from '@vanilla-extract/css';

import { media, vars } from '../tokens';
import { base, components, overrides, reset } from './layers.css';

/** The only transition of controls and links. */
const control: GlobalStyleRule = {
  transition: '120ms ease-out',
  transitionProperty: 'color, background-color, border-color',
};

/** The ground while it is pressed, a step past that of hover. A control with a fill sets its own. */
const pressed: GlobalStyleRule = { backgroundColor: `var(--pressed, ${vars.color.line.base})` };

/** A button also moves when pressed. Not a link, which can cover its whole row. */
const pushed: GlobalStyleRule = { translate: '0 1px' };

/** Closing is faster than opening. */
const leaving = '100ms ease-out';

const inLayer = (layer: string) => (selector: string, style: GlobalStyleRule) =>
  rule(selector, { '@layer': { [layer]: style } });
const resetting = inLayer(reset);
const basic = inLayer(base);
const component = inLayer(components);
const overriding = inLayer(overrides);

// Not for `*::before`: a rule for those of every element would make the browser look for them on every element.
resetting('*', { boxSizing: 'border-box' });
resetting('body', { margin: 0 });
// Pressed controls change their background instead.
resetting('html', { WebkitTapHighlightColor: 'transparent' });
resetting('ul, ol, dl, dd, figure, p, h1, h2, h3, h4, h5, h6, pre, blockquote', { margin: 0, padding: 0 });
resetting('ul, ol:not([type]), summary', { listStyle: 'none' });
resetting('summary', { cursor: 'pointer' });
resetting('summary::-webkit-details-marker', { display: 'none' });
resetting('a', { color: 'inherit', textDecoration: 'none' });
resetting('button', {
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
});
resetting('svg', { display: 'block', flex: 'none' });
resetting('img', { maxWidth: '100%', height: 'auto' });
resetting('[hidden]', { display: 'none' });
// The browser hides its content, but finds words in it.
resetting('[hidden="until-found"]', { display: 'block', position: 'absolute' });

basic('html', {
  scrollPaddingTop: `calc(${vars.measure.navbar} + ${vars.space.xl})`,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});
// Until the site's script restores the reading position: Firefox would add the shift of fonts that loaded before.
basic(':root[data-script]:not([data-ready])', { overflowAnchor: 'none' });
// Changes in a dialog are painted without checking each part of the page behind it.
basic('body > *', { isolation: 'isolate' });
basic('body', {
  background: vars.color.ground,
  color: vars.color.ink.base,
  font: vars.text.body,
  textUnderlineOffset: '3.5px',
  textWrap: 'pretty',
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
});
basic('code, kbd', {
  fontFamily: vars.family.code,
  fontSize: '.865em',
  fontWeight: vars.weight.book,
  overflowWrap: 'break-word',
});
basic('a[aria-current] code', { fontWeight: vars.weight.strong });
// Lists of components have no indents and gaps of prose. Without specificity, so that every class of a component wins.
const bareItems =
  ':is(ul, ol)[class]:not(.contains-task-list) > li, [data-checklist] > ul > li, dd > ul > li';
component(`:where(${bareItems})`, { maxWidth: 'none', margin: 0, padding: 0 });
component(':where([data-checklist], dd) > ul > li::before', { content: 'none' });
component(`:where(:is(${bareItems}) > *)`, { marginTop: 0 });
basic('a, button, summary', control);
// Fades in and out in browsers that can keep it rendered until then.
basic('details::details-content', {
  opacity: 0,
  transition: `opacity ${leaving}, content-visibility ${leaving} allow-discrete`,
  '@media': { [media.print]: { opacity: 1 } },
});
// An opened element takes the focus at once.
basic('details[open]::details-content', { opacity: 1, transitionProperty: 'opacity' });
basic(':is(button:enabled, summary):active', pushed);
// Focused by script, for screen readers.
basic(':is(main, h1, h2, h3, h4):focus', { outline: 'none' });
// A heading stays with its text, a paragraph with what it introduces, and rows are unbroken. Code breaks between lines.
basic('h1, h2, h3, h4, h5, h6', {
  textWrap: 'balance',
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});
basic('p:has(+ :is(figure, ul, ol, dl, table))', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
basic('tr, img, svg, figure:not(:has(pre))', { '@media': { [media.print]: { breakInside: 'avoid' } } });
basic('p, li, dd, blockquote', { '@media': { [media.print]: { orphans: 3, widows: 3 } } });
basic('::selection', { background: vars.color.selection });
basic(':focus-visible', {
  outline: `2px solid ${vars.color.accent.base}`,
  outlineOffset: 2,
  borderRadius: vars.radius.small,
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});
overriding('*, *::before, *::after, ::backdrop, ::details-content', {
  '@media': {
    [media.reducedMotion]: { transitionDuration: '0s', animationDuration: '0s', scrollBehavior: 'auto' },
  },
});
overriding(':is(a, button:enabled, summary):active', pressed);
// While pages fade, the element that they share (a release's rosette, a card's title) moves to its new place.
overriding('::view-transition-group(*)', { animationDuration: '140ms' });
// A fading copy would double letters whose font has just loaded, and show the page before above the header.
overriding('::view-transition-group(header), ::view-transition-group(notice)', { animationDuration: '0s' });
// Navigation is useless in print.
overriding('nav', { '@media': { [media.print]: { display: 'none' } } });
overriding('input, select, textarea', { '@media': { [media.touch]: { fontSize: 'max(1rem, 16px)' } } });
// Browsers leave a drawing's own color alone.
overriding('svg', { '@media': { [media.forcedColors]: { color: 'inherit' } } });
// Without scripts a search can't answer, so it has no form.
overriding(':root:not([data-script]) [role="search"]', { display: 'none' });
overriding(':root[data-theme-changing] *', { transition: 'none' });
// Hides the `Picture` of the other color mode. Here, because a small one has no class that would load its own sheet.
overriding(
  '[data-theme="dark"] [data-picture="light"], :root:not([data-theme="dark"]) [data-picture="dark"]',
  { display: 'none' },
);
