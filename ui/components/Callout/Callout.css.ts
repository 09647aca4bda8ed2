import { createVar } from '@vanilla-extract/css';

import { byTone, pseudoElement } from '../../styles/mixins';
import { media, recipe, style, vars, within, type RecipeVariants } from '../../styles/style';
import type { Tone } from '../../tokens';

const ink = createVar();

/** Heraldic hatching, different for each kind. */
const engraving: Record<Tone, string> = {
  note: vars.engraving.rows,
  tip: `${vars.engraving.slant} 0 0 / 5px 5px`,
  warning: `${vars.engraving.dots} 0 0 / 6px 6px`,
  danger: vars.engraving.columns,
};

const look = (name: Tone) => ({
  vars: { [ink]: vars.color[name].ink },
  borderColor: vars.color[name].line,
  background: vars.color[name].surface,
  '::before': { mask: engraving[name] },
});

export const root = recipe({
  base: {
    position: 'relative',
    paddingBlock: vars.space.l,
    // Off the scale: the engraved edge and a step.
    paddingInline: `34px ${vars.space.xl}`,
    border: '1px solid',
    borderRadius: vars.radius.base,
    font: vars.text.callout,
    overflow: 'hidden',
    '::before': {
      ...pseudoElement,
      insetBlock: 0,
      insetInlineStart: 0,
      width: 14,
      background: ink,
      opacity: 0.72,
    },
    '@media': {
      [media.forcedColors]: { '::before': { background: 'CanvasText' } },
      [media.phone]: { paddingInlineEnd: vars.space.l },
      [media.print]: { breakInside: 'avoid' },
    },
    selectors: {
      // Consecutive callouts belong together; after a lead or a table they keep their distance.
      '& + &': { marginTop: vars.space.m },
      ':is(h1 + p, details, table) + &': { marginTop: vars.space.xxl },
    },
  },
  variants: { kind: byTone(look) },
});

export type Variants = NonNullable<RecipeVariants<typeof root>>;

/** The name of the kind. Hidden from screen readers, which read it as the name of the callout. */
export const kind = style({
  display: 'block',
  marginBottom: vars.space.xxs,
  font: vars.text.label,
  color: ink,
  '::first-letter': { textTransform: 'uppercase' },
});

export const title = style({ fontWeight: vars.weight.strong, color: ink });

within(root.classNames.base, {
  // The title is part of the first paragraph.
  '> strong + p': { display: 'inline' },
  p: { maxWidth: 'none' },
  '> :where(:not(:first-child)):not(strong, span + p, strong + p)': { marginTop: vars.space.s },
  ':not(pre) > code': { background: 'none', boxShadow: 'none', padding: 0 },
  '> strong > code': { fontWeight: 'inherit' },
});
