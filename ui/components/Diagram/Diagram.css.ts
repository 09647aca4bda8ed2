import { style, within } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({
  selectors: { '* + &': { marginTop: vars.space.xxl } },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const picture = style({
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line.strong} transparent`,
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [media.print]: { overflowX: 'visible' } },
});

export const caption = style({
  font: vars.text.small,
  color: vars.color.ink.quiet,
  paddingTop: vars.space.m,
});

// A drawing of Graphviz. Writers ask for `accent` and `code`, and for dashes, which are attributes.
const drawn = within(picture);

const shape = ':is(path, polygon, ellipse, polyline, rect)';

// On the narrowest common phones, whose text is 328px wide, its smallest letters are 11px; below that it scrolls.
drawn('svg', {
  display: 'block',
  maxWidth: 'max(100%, 328px)',
  height: 'auto',
  '@media': { [media.print]: { maxWidth: '100%' } },
});
// The second drawing is for phones.
drawn('svg:not(:last-child)', { '@media': { [media.phone]: { display: 'none' } } });
drawn('svg + svg', { display: 'none', '@media': { [media.phone]: { display: 'block' } } });
// The names of zones interrupt the lines behind them.
drawn('text', {
  fill: vars.color.ink.base,
  fontFamily: vars.family.text,
  fontSize: 14,
  fontWeight: 450,
  stroke: vars.color.ground,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});
drawn(`.node ${shape}`, { fill: vars.color.raised, stroke: vars.color.line.control, strokeWidth: 1 });
drawn('.node text', { stroke: 'none' });
// Two outlines, the inner one first.
drawn('.node.accent polygon', { fill: vars.color.ground, stroke: vars.color.screen.shape });
drawn('.node.accent polygon + polygon', { fill: 'none', stroke: vars.color.accent.base, strokeWidth: 1.5 });
drawn('.node.accent text', { fontWeight: 620 });
drawn('.edge path', { fill: 'none', stroke: vars.color.ink.quiet, strokeWidth: 1.2 });
drawn('.edge :is(polygon, ellipse)', { fill: vars.color.ink.quiet, stroke: vars.color.ink.quiet });
drawn('.edge :is(path, polygon)', { '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } });
drawn('.words text', { fill: vars.color.ink.soft, fontSize: 12.5 });
drawn(`.cluster ${shape}`, { fill: 'none', stroke: vars.color.line.strong });
drawn('.cluster text', { fill: vars.color.ink.quiet, fontSize: 13, fontWeight: 620 });
drawn('.graph > polygon', { fill: 'none', stroke: 'none' });
drawn(':is(text.code, .code text)', { fontFamily: vars.family.code, fontSize: 12 });
drawn('svg + svg :is(text, .words text)', { fontSize: 14.5 });
drawn('svg + svg :is(.node, .cluster) :is(text.code, .code text)', { fontSize: 12.5 });
drawn('svg + svg .words text.code', { fontSize: 14 });
drawn('text.serial', {
  fill: vars.color.serial,
  fontFamily: vars.family.code,
  fontSize: 12.5,
  fontWeight: 450,
});
