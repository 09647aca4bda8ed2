import { inline, media, recipe, vars, type RecipeVariants } from '../../styles/style';

export const root = recipe({
  base: {
    ...inline('s'),
    display: 'inline-flex',
    justifyContent: 'center',
    minWidth: 28,
    minHeight: 28,
    padding: `0 ${vars.space.s}`,
    font: vars.text.small,
    borderRadius: vars.radius.small,
    ':hover': { background: vars.color.surface },
    ':focus-visible': { outlineOffset: -2 },
    '@media': { [media.belowDesktop]: { minWidth: vars.measure.touch, minHeight: vars.measure.touch } },
  },
  variants: {
    emphasis: {
      accent: { color: vars.color.accent.base, ':hover': { color: vars.color.accent.hover } },
      quiet: {
        color: vars.color.ink.quiet,
        ':hover': { color: vars.color.ink.base },
        selectors: { '&[aria-expanded="true"]': { color: vars.color.ink.base } },
      },
    },
  },
});

export type Variants = NonNullable<RecipeVariants<typeof root>>;
