import { inline, media, recipe, vars, type RecipeVariants } from '../../styles/style';

const disabled = '&:is(:disabled, [aria-disabled="true"])';

/** A button with a filled background. */
const filled = {
  minHeight: vars.measure.touch,
  padding: `${vars.space.s} ${vars.space.l}`,
  font: vars.text.button,
  color: vars.color.accent.on,
  selectors: { [disabled]: { background: vars.color.line.base, color: vars.color.ink.quiet } },
  '@media': {
    [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    // Browsers print no backgrounds.
    [media.print]: {
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${vars.color.line.control}`,
      color: vars.color.ink.base,
    },
  },
} as const;

export const root = recipe({
  base: {
    ...inline('s'),
    display: 'inline-flex',
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.base,
    selectors: {
      [disabled]: { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
      'a&:active': { translate: '0 1px' },
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
  },
  variants: {
    emphasis: {
      primary: {
        ...filled,
        background: vars.color.accent.fill,
        ':hover': { background: vars.color.accent.hover },
        vars: { '--pressed': vars.color.accent.pressed },
      },
      /** Deletes or stops something. */
      danger: {
        ...filled,
        background: vars.color.danger.ink,
        ':hover': { filter: 'brightness(.88)' },
        vars: { '--pressed': vars.color.danger.ink },
      },
      secondary: {
        minHeight: 36,
        padding: `${vars.space.xs} ${vars.space.m}`,
        font: vars.text.navigation,
        boxShadow: `inset 0 0 0 1px ${vars.color.line.control}`,
        color: vars.color.ink.base,
        ':hover': { background: vars.color.surface },
        selectors: {
          [disabled]: {
            background: 'none',
            boxShadow: `inset 0 0 0 1px ${vars.color.line.base}`,
            color: vars.color.ink.quiet,
          },
        },
        '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
      },
    },
  },
});

export type Variants = NonNullable<RecipeVariants<typeof root>>;
