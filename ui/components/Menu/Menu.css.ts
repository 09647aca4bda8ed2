import { barOfCurrent } from '../../styles/markCurrent';
import { inline, media, oneLine, style, vars } from '../../styles/style';

export const root = style({
  position: 'relative',
  flex: 'none',
  width: 'fit-content',
  font: vars.text.navigation,
  '@media': { [media.print]: { display: 'none' } },
});

export const button = style({
  ...inline('s'),
  maxWidth: 160,
  minHeight: 38,
  paddingInline: `${vars.space.m} ${vars.space.s}`,
  color: vars.color.ink.soft,
  borderRadius: vars.radius.base,
  ':hover': { color: vars.color.ink.base, background: vars.color.surface },
  selectors: { [`${root}[open] > &`]: { color: vars.color.ink.base } },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});
export const text = style(oneLine);

export const chevron = style({
  color: vars.color.ink.quiet,
  rotate: '90deg',
  transition: `rotate ${vars.motion.move}`,
  selectors: {
    [`${root}:is([open]:not([data-side="above"]), [data-side="above"]:not([open])) > ${button} > &`]: {
      rotate: '-90deg',
    },
  },
});

export const list = style({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  insetInlineStart: 0,
  zIndex: vars.level.navbar,
  width: 'max-content',
  minWidth: '100%',
  maxWidth: 'min(280px, calc(100vw - 40px))',
  maxHeight: 'min(60vh, 400px)',
  padding: `${vars.space.s} 0`,
  // A border and no shadow.
  background: vars.color.raised,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.base,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    [`${root}[data-side="above"] > &`]: { top: 'auto', bottom: 'calc(100% + 4px)' },
    [`${root}[data-align="end"] > &`]: { insetInline: 'auto 0' },
  },
});

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
    ...barOfCurrent(0),
  },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});
