import { currentBar } from '../../styles/currentLink';
import { inline, oneLine, quietControl } from '../../styles/mixins';
import { media, recipe, style, vars, type RecipeVariants } from '../../styles/style';

export const root = style({
  position: 'relative',
  flex: 'none',
  width: 'fit-content',
  font: vars.text.navigation,
  // Above the text until its list has faded out.
  zIndex: 0,
  transition: 'z-index 0s 100ms',
  selectors: { '&[open]': { zIndex: vars.zIndex.navbar, transitionDelay: '0s' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const button = style({
  ...inline('s'),
  maxWidth: 160,
  minHeight: 38,
  paddingInline: `${vars.space.m} ${vars.space.s}`,
  ...quietControl,
  selectors: { [`${root}[open] > &`]: { color: vars.color.ink.base } },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});
export const text = style(oneLine);

/** Points to where the list opens, and back while it is open. */
export const chevron = recipe({
  base: { color: vars.color.ink.quiet, transition: `rotate ${vars.motion.move}` },
  variants: {
    side: {
      below: { rotate: '90deg', selectors: { [`${root}[open] > ${button} > &`]: { rotate: '-90deg' } } },
      above: { rotate: '-90deg', selectors: { [`${root}[open] > ${button} > &`]: { rotate: '90deg' } } },
    },
  },
});

export const list = recipe({
  base: {
    position: 'absolute',
    zIndex: vars.zIndex.navbar,
    width: 'max-content',
    minWidth: '100%',
    maxWidth: 'min(280px, calc(100vw - 40px))',
    maxHeight: 'min(70vh, 440px)',
    padding: `${vars.space.s} 0`,
    // A border instead of a shadow.
    background: vars.color.raised,
    border: `1px solid ${vars.color.line.strong}`,
    borderRadius: vars.radius.base,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  variants: {
    side: { below: { top: 'calc(100% + 4px)' }, above: { bottom: 'calc(100% + 4px)' } },
    align: { start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } },
  },
});

export type Variants = NonNullable<RecipeVariants<typeof list>>;

export const item = style({
  position: 'relative',
  ...inline('s'),
  width: '100%',
  minHeight: 36,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  color: vars.color.ink.soft,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.ink.base, background: vars.color.surface },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[aria-current]': { color: vars.color.ink.base, fontWeight: vars.weight.strong },
    ...currentBar(0),
  },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});
