import { richText } from '../../styles/richText.css';
import { column, notFirst, recipe, style, typeset, within, type RecipeVariants } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '8.5rem minmax(0, 1fr) auto',
  padding: `${vars.space.xxl} 0`,
  borderTop: `1px solid ${vars.color.line.strong}`,
  selectors: {
    [notFirst]: { marginTop: vars.space.section },
    'article + &': { marginTop: 0, borderTopColor: vars.color.line.base },
  },
  '@media': {
    [media.phone]: {
      gridTemplate: 'auto 1fr auto / minmax(0, 1fr) auto',
      columnGap: vars.space.l,
    },
    [media.print]: { breakInside: 'avoid' },
  },
});

export const when = style({
  ...column,
  padding: `${vars.space.xs} 0 0`,
  paddingInlineEnd: vars.space.l,
  ...typeset('serial', 'quiet'),
  '@media': {
    [media.phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      gap: `0 ${vars.space.l}`,
      padding: `0 0 ${vars.space.s}`,
    },
  },
});

export const rosette = style({
  gridColumn: 3,
  gridRow: 1,
  alignSelf: 'start',
  marginInlineStart: vars.space.xl,
  '@media': {
    [media.phone]: { gridArea: '1 / 2 / 3 / 3', width: 72, height: 72, marginInlineStart: 0 },
  },
});

export const date = style({ color: vars.color.ink.soft });

export const text = style({
  gridColumn: 2,
  gridRow: 1,
  minWidth: 0,
  // On a phone, the title is next to the rosette, and the excerpt below both.
  '@media': { [media.phone]: { display: 'contents' } },
});

export const title = recipe({
  base: { gridArea: '2 / 1', font: vars.text.h2, letterSpacing: '-.013em', overflowWrap: 'anywhere' },
  variants: {
    position: {
      latest: { fontSize: '1.75rem', lineHeight: '2.125rem' },
      // Smaller than a section's heading, since a page has ten.
      listed: { fontSize: '1.3125rem' },
    },
  },
});

export type Variants = NonNullable<RecipeVariants<typeof title>>;

export const link = style({ ':hover': { color: vars.color.accent.base } });

export const arrow = style({
  display: 'inline-block',
  verticalAlign: '-2px',
  marginInlineStart: vars.space.s,
  opacity: 0,
  translate: '-3px 0',
  transition: `opacity ${vars.motion.move}, translate ${vars.motion.move}`,
  selectors: {
    [`${link}:is(:hover, :focus-visible) &`]: { opacity: 1, translate: 'none' },
    '[dir="rtl"] &': { scale: '-1 1' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const excerpt = style([
  richText,
  {
    gridColumn: '1 / -1',
    maxWidth: '60ch',
    marginTop: vars.space.s,
    color: vars.color.ink.soft,
    overflowWrap: 'break-word',
  },
]);

within(excerpt, {
  p: { maxWidth: 'none' },
  'p + p': { marginTop: vars.space.m },
});
