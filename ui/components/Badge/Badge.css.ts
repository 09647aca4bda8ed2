import { byTone, recipe, vars, type RecipeVariants } from '../../styles/style';

export const root = recipe({
  base: {
    display: 'inline-block',
    padding: `0 ${vars.space.s}`,
    border: '1px solid',
    borderRadius: vars.radius.small,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      quiet: {
        color: vars.color.ink.soft,
        background: vars.color.surface,
        borderColor: vars.color.line.base,
      },
      // Words without a frame, so that they don't look like buttons.
      strong: { paddingInline: 0, border: 0, color: vars.color.ink.base },
      ...byTone((tone) => ({
        color: vars.color[tone].ink,
        background: vars.color[tone].surface,
        borderColor: vars.color[tone].line,
      })),
    },
    family: {
      text: { font: vars.text.small, fontWeight: vars.weight.medium },
      // Code is left-to-right in every language.
      code: { font: vars.text.codeTitle, direction: 'ltr', unicodeBidi: 'isolate' },
    },
  },
});

export type Variants = NonNullable<RecipeVariants<typeof root>>;
