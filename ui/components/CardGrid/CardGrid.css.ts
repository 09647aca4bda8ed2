import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 1,
    border: `1px solid ${vars.color.line.base}`,
    borderRadius: vars.radius.base,
    overflow: 'hidden',
    background: vars.color.line.base,
    '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
  }),
);

export const card = style(
  component({
    display: 'block',
    padding: `${vars.space.xl} 22px 22px`,
    background: vars.color.ground,
    overflowWrap: 'anywhere',
    transition: `background ${vars.motion.move}`,
    ':hover': { background: vars.color.accent.wash },
    ':focus-visible': { outlineOffset: -3 },
    selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  }),
);

export const title = style(
  component({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s, font: vars.text.card }),
);

export const text = style(
  component({
    display: 'block',
    maxWidth: '44ch',
    marginTop: vars.space.xs,
    font: vars.text.table,
    color: vars.color.ink.soft,
    textWrap: 'pretty',
  }),
);

export const arrow = style(
  component({
    marginTop: vars.space.xs,
    color: vars.color.ink.quiet,
    transition: `transform ${vars.motion.move}, color ${vars.motion.move}`,
  }),
);
globalStyle(`${card}:hover ${arrow}`, {
  '@layer': { [components]: { transform: 'translateX(3px)', color: vars.color.accent.base } },
});
globalStyle(`${title} code`, {
  '@layer': { [components]: { fontWeight: 'inherit', letterSpacing: '-.03em' } },
});
// Paragraphs that MDX puts around the sentence do not add space.
globalStyle(`${text} p`, { '@layer': { [components]: { display: 'inline' } } });

export const glyph = style(component({ margin: `${vars.space.hair} 0 18px` }));
export const glyphPart = styleVariants(
  { ground: vars.color.screen.row, shape: vars.color.screen.shape },
  (fill) => component({ fill, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
);
