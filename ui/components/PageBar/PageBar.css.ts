import { inline, media, recipe, style, type RecipeVariants, vars } from '../../styles/style';

const strip = (lines: string) => ({ '::after': { mask: lines } });

export const root = recipe({
  base: {
    ...inline('l'),
    // The same height without content, so titles start at the same height.
    minHeight: 36,
    marginBottom: vars.space.m,
    '::after': {
      content: '""',
      flex: '1 1 0',
      order: 1,
      minWidth: 24,
      height: 9,
      background: vars.color.engraving.row,
    },
    '@media': {
      // Two lines of breadcrumbs.
      [media.belowDesktop]: { minHeight: 49, marginBottom: vars.space.xs },
      [media.print]: { display: 'none' },
    },
  },
  variants: {
    kind: {
      document: strip(vars.engraving.rows),
      task: strip(`${vars.engraving.slant} 0 0 / 5px 5px`),
      reference: strip(vars.engraving.columns),
      changelog: strip(vars.engraving.dots),
    },
  },
});

export type Variants = NonNullable<RecipeVariants<typeof root>>;

export const actions = style({ order: 2 });
