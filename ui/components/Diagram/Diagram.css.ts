import { gapAbove, media, quiet, style, thinScrollbar, vars, within } from '../../styles/style';

export const root = style(gapAbove('xxl'));

export const picture = style({
  padding: `${vars.space.xl} ${vars.space.m}`,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line.base}`,
  borderRadius: vars.radius.base,
  overflowX: 'auto',
  ...thinScrollbar(),
  '@media': { [media.print]: { overflowX: 'visible' } },
});

export const caption = style({ ...quiet, paddingTop: vars.space.m });

const shape = ':is(path, polygon, rect)';

within(picture, {
  // On the narrowest common phones, which leave it 304px, its smallest letters are 11.5px; below that it scrolls.
  svg: {
    display: 'block',
    marginInline: 'auto',
    maxWidth: 'max(100%, 304px)',
    height: 'auto',
    '@media': { [media.print]: { maxWidth: '100%' } },
  },
  'svg:not(:last-child)': { '@media': { [media.phone]: { display: 'none' } } },
  'svg + svg': { display: 'none', '@media': { [media.phone]: { display: 'block' } } },
  // The names of zones interrupt the lines behind them.
  text: {
    fill: vars.color.ink.base,
    fontSize: 14,
    fontWeight: vars.weight.book,
    stroke: vars.color.surface,
    strokeWidth: 5,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
  [`.node ${shape}`]: { fill: vars.color.raised, stroke: vars.color.line.control, strokeWidth: 1 },
  '.node text': { stroke: 'none' },
  '.node.accent polygon': { fill: vars.color.ground, stroke: vars.color.engraving.shape },
  '.node.accent polygon + polygon': { fill: 'none', stroke: vars.color.accent.base, strokeWidth: 1.5 },
  '.node.accent text': { fontWeight: vars.weight.strong },
  '.edge path': { fill: 'none', stroke: vars.color.ink.quiet, strokeWidth: 1.2 },
  '.edge polygon': { fill: vars.color.ink.quiet, stroke: vars.color.ink.quiet },
  '.edge :is(path, polygon)': { '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } },
  '.words text': { fill: vars.color.ink.soft, fontSize: 13 },
  [`.cluster ${shape}`]: { fill: 'none', stroke: vars.color.line.strong },
  '.cluster text': { fill: vars.color.ink.quiet, fontSize: 13, fontWeight: vars.weight.strong },
  ':is(text.code, tspan.code, text.serial, .code text)': { fontFamily: vars.family.code, fontSize: 12.5 },
  'text.serial': { fill: vars.color.serial, fontWeight: vars.weight.book },
});
