import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    borderBlock: `1px solid ${vars.color.line.base}`,
    selectors: { '* + &': { marginTop: vars.space.xxl } },
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

export const picture = style(
  component({
    overflowX: 'auto',
    padding: `${vars.space.xl} 0`,
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.line.strong} transparent`,
    // A section that is drawn late cuts off what is outside of it.
    ':focus-visible': { outlineOffset: -2 },
    '@media': { [media.print]: { overflowX: 'visible' } },
  }),
);

export const caption = style(
  component({
    font: vars.text.small,
    color: vars.color.ink.quiet,
    padding: `${vars.space.near} 0 ${vars.space.m}`,
    borderTop: `1px solid ${vars.color.line.base}`,
  }),
);

/*
 * The drawing comes from Graphviz with its parts classed `node`, `edge`, `cluster` and, where the writer
 * asked for it, `accent`. Dashed lines keep their dashes: those are attributes, not colours.
 */
const drawn = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${picture} ${selector}`, { '@layer': { [components]: rule } });

const shape = ':is(path, polygon, ellipse, polyline)';

drawn('svg', {
  margin: '0 auto',
  maxWidth: 'none',
  height: 'auto',
  '@media': { [media.print]: { maxWidth: '100%' } },
});
drawn('text', { fill: vars.color.ink.base, fontFamily: vars.family.text, fontSize: 14, fontWeight: 450 });
drawn(`.node ${shape}`, { fill: vars.color.raised, stroke: vars.color.line.control, strokeWidth: 1 });
drawn(`.node.accent ${shape}`, {
  fill: vars.color.accent.wash,
  stroke: vars.color.accent.base,
  strokeWidth: 1.5,
});
drawn('.node.accent text', { fontWeight: 620 });
drawn('.node.plain :is(path, polygon, ellipse)', { fill: 'none', stroke: 'none' });
drawn('.edge path', { fill: 'none', stroke: vars.color.ink.quiet, strokeWidth: 1.2 });
drawn('.edge :is(polygon, ellipse)', { fill: vars.color.ink.quiet, stroke: vars.color.ink.quiet });
drawn('.edge text', { fill: vars.color.ink.soft, fontSize: 12.5 });
drawn('.edge.accent path', { stroke: vars.color.accent.base, strokeWidth: 1.6 });
drawn('.edge.accent polygon', { fill: vars.color.accent.base, stroke: vars.color.accent.base });
drawn(`.cluster ${shape}`, { fill: vars.color.surface, stroke: vars.color.line.base });
drawn('.cluster text', { fill: vars.color.ink.quiet, fontSize: 13, fontWeight: 620 });
