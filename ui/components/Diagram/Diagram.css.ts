import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    selectors: { '* + &': { marginTop: vars.space.xxl } },
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

export const picture = style(
  component({
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.line.strong} transparent`,
    // A section that is drawn late cuts off what is outside of it.
    ':focus-visible': { outlineOffset: -2 },
    '@media': { [media.print]: { overflowX: 'visible' } },
  }),
);

export const caption = style(
  component({ font: vars.text.small, color: vars.color.ink.quiet, paddingTop: vars.space.m }),
);

/*
 * The drawing comes with its parts classed `node`, `edge`, `cluster` and, where the writer asked for it, `accent`; `words` stand
 * above all lines. Dashed lines keep their dashes: those are attributes, not colors.
 */
const drawn = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${picture} ${selector}`, { '@layer': { [components]: rule } });

const shape = ':is(path, polygon, ellipse, polyline, rect)';
const onPhone = (rule: { display?: string; maxWidth?: string }) => ({ '@media': { [media.phone]: rule } });

drawn('svg', {
  maxWidth: 'none',
  height: 'auto',
  '@media': { [media.print]: { maxWidth: '100%' } },
});
// Of two drawings the one for the width at hand.
drawn('svg[data-view="wide"]', onPhone({ display: 'none' }));
drawn('svg[data-view="narrow"]', { display: 'none', ...onPhone({ display: 'block', maxWidth: '100%' }) });
drawn('text', { fill: vars.color.ink.base, fontFamily: vars.family.text, fontSize: 14, fontWeight: 450 });
drawn(`.node ${shape}`, { fill: vars.color.raised, stroke: vars.color.line.control, strokeWidth: 1 });
drawn(`.node.accent ${shape}`, { fill: vars.color.ground, stroke: vars.color.accent.base, strokeWidth: 1.5 });
drawn('.node.accent .rows', {
  stroke: vars.color.screen.shape,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
});
drawn('.node.accent text', { fontWeight: 620 });
drawn('.node.plain :is(path, polygon, ellipse, rect)', { fill: 'none', stroke: 'none' });
drawn('.edge path', { fill: 'none', stroke: vars.color.ink.quiet, strokeWidth: 1.2 });
drawn('.edge :is(polygon, ellipse)', { fill: vars.color.ink.quiet, stroke: vars.color.ink.quiet });
drawn('.edge text', { fill: vars.color.ink.soft, fontSize: 12.5 });
drawn('.edge.accent path', { stroke: vars.color.accent.base, strokeWidth: 1.6 });
drawn('.edge.accent polygon', { fill: vars.color.accent.base, stroke: vars.color.accent.base });
// A zone is a hairline; its name, and the words of a line, stand in a window that they cut out.
drawn(`.cluster ${shape}`, { fill: 'none', stroke: vars.color.line.strong });
drawn('.cluster text', { fill: vars.color.ink.quiet, fontSize: 13, fontWeight: 620 });
drawn('.words text', {
  stroke: vars.color.ground,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});
drawn('text.code', { fontFamily: vars.family.code, fontSize: 12 });
drawn('.serial', { fill: vars.color.serial, fontFamily: vars.family.code, fontSize: 12.5, fontWeight: 450 });
