import { media, recipe, vars, type RecipeVariants } from '../../styles/style';

export const mark = recipe({
  base: {
    // Seen on a chosen row, too.
    background: vars.color.accent.washPressed,
    borderRadius: vars.radius.small,
    color: vars.color.ink.base,
    // The browser's default may be invisible on our background.
    '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
  },
  variants: {
    weight: {
      strong: { fontWeight: vars.weight.strong },
      medium: { fontWeight: vars.weight.medium },
      inherited: { fontWeight: 'inherit' },
    },
  },
});

export type Variants = NonNullable<RecipeVariants<typeof mark>>;
