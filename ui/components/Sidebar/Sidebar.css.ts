import { globalStyle, style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [media.print]: { display: 'none' } },
});

export const group = style({ selectors: { '& + &': { marginTop: vars.space.xxl } } });

export const heading = style({
  font: vars.text.label,
  color: vars.color.ink.quiet,
  paddingBottom: vars.space.snug,
});

export const list = style({});

/** Indentation of a level. */
const step = 16;

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minHeight: 32,
  padding: `5px ${vars.space.s} 5px ${vars.space.even}`,
  font: vars.text.navigation,
  color: vars.color.ink.soft,
  borderInlineStart: `1px solid ${vars.color.line.base}`,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.ink.base, borderInlineStartColor: vars.color.line.strong },
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${list} ${list} &`]: { paddingInlineStart: `calc(${vars.space.even} + ${step}px)` },
    [`${list} ${list} ${list} &`]: { paddingInlineStart: `calc(${vars.space.even} + ${2 * step}px)` },
    '&[aria-current]': { color: vars.color.ink.base, fontWeight: vars.weight.current },
    // The bar of the current page covers the hairline.
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -1,
      insetBlock: 6,
      width: 3,
      background: vars.color.accent.base,
      forcedColorAdjust: 'none',
    },
  },
});

export const chevron = style({
  color: vars.color.ink.quiet,
  transition: `transform ${vars.motion.move}`,
  selectors: {
    'details[open] > summary > &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] &': { scale: '-1 1' },
  },
});

globalStyle(`${entry} code`, { fontSize: '.8125rem' });
globalStyle(`${entry}[aria-current] code`, { fontWeight: 600 });
