import { pseudoElement, row } from '../../styles/mixins';
import { media, recipe, style, vars, within, type RecipeVariants } from '../../styles/style';

export const root = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
    minHeight: 40,
    borderBottom: `1px solid ${vars.color.line.base}`,
    overflow: 'hidden',
    viewTransitionName: 'notice',
    '::before': { ...pseudoElement, inset: 0 },
    '@media': {
      [media.forcedColors]: { '::before': { background: 'CanvasText' } },
      [media.print]: { display: 'none' },
    },
    selectors: {
      // Dismissed in an earlier visit: hidden before the first paint, so nothing moves.
      ':root[data-announcement="dismissed"] &': { display: 'none' },
    },
  },
  variants: {
    tone: {
      info: {
        '::before': { background: vars.color.engraving.quiet, mask: vars.engraving.rows },
      },
      warning: {
        background: vars.color.warning.surface,
        borderBottomColor: vars.color.warning.line,
        // Faint, so that a long line of dots stays in the background.
        '::before': {
          background: vars.color.warning.ink,
          opacity: 0.34,
          mask: `${vars.engraving.dots} 0 0 / 6px 6px`,
        },
      },
    },
  },
});

export type Variants = NonNullable<RecipeVariants<typeof root>>;

export const content = style({
  position: 'relative',
  ...row,
  maxWidth: `calc(${vars.measure.article} + 120px)`,
  background: vars.color.ground,
  paddingInline: `${vars.space.xl} ${vars.space.s}`,
  font: vars.text.small,
  selectors: {
    '&:not(:has(button))': { paddingInlineEnd: vars.space.xl },
    '[data-tone="warning"] > &': { background: vars.color.warning.surface },
  },
  '@media': {
    [media.phone]: {
      flex: 1,
      // The lining becomes a strip at both sides, to leave room for the message.
      marginInline: vars.space.s,
      paddingBlock: vars.space.xs,
      paddingInline: `${vars.space.m} 0`,
    },
  },
});

export const message = style({
  minWidth: 0,
  padding: `${vars.space.xs} 0`,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flex: 1 } },
});

export const dismiss = style({
  marginInlineStart: vars.space.m,
  // Inset, since the bar clips its content.
  ':focus-visible': { outlineOffset: -3 },
  '@media': { [media.phone]: { alignSelf: 'stretch', height: 'auto', minHeight: vars.measure.touch } },
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
});

within(message, {
  a: {
    color: vars.color.accent.base,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    textDecorationThickness: 1,
  },
  strong: { fontWeight: vars.weight.strong },
  '&:is([data-tone="warning"] *) strong': { color: vars.color.warning.ink },
});
