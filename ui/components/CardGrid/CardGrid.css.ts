import { media, style, typeset, vars, within } from '../../styles/style';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  // Off the scale: the ground is the line between cards.
  gap: 1,
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius.base,
  overflow: 'hidden',
  background: vars.color.line.base,
  breakInside: 'avoid',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
  '@container': { '(min-width: 64rem)': { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export const card = style({
  padding: vars.space.xl,
  background: vars.color.ground,
  overflowWrap: 'anywhere',
  ':hover': { background: vars.color.accent.wash },
  vars: { '--pressed': vars.color.accent.washPressed },
  ':focus-visible': { outlineOffset: -3 },
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
});

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  font: vars.text.card,
});

export const text = style({
  display: 'block',
  maxWidth: '44ch',
  marginTop: vars.space.xs,
  ...typeset('table', 'soft'),
});

export const arrow = style({
  marginTop: vars.space.xs,
  color: vars.color.ink.quiet,
  transition: `transform ${vars.motion.move}, color ${vars.motion.move}`,
  selectors: {
    [`${card}:hover &`]: { transform: 'translateX(3px)', color: vars.color.accent.base },
    '[dir="rtl"] &': { scale: '-1 1' },
  },
});
export const name = style({ fontWeight: 'inherit', letterSpacing: '-.03em' });
// MDX wraps the sentence in a paragraph.
within(text, { p: { display: 'inline' } });

export const glyph = style({
  float: 'inline-end',
  maxWidth: '100%',
  marginBlock: `${vars.space.xs} ${vars.space.l}`,
  marginInlineStart: vars.space.xl,
  '@media': { [media.phone]: { float: 'none', marginInline: 0 } },
  selectors: { [`${card} &`]: { float: 'none', marginInline: 0 } },
});
const stroked = (stroke: string) =>
  style({ stroke, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } });
export const glyphPart = {
  ground: stroked(vars.color.engraving.row),
  shape: stroked(vars.color.engraving.shape),
};
