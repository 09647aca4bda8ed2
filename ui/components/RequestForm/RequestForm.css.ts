import { keyframes } from '@vanilla-extract/css';

import { codeColors } from '../../styles/codeColors';
import { overTitleBar } from '../../styles/overTitleBar';
import { column, inline, quiet, style, thinScrollbar, typeset, within, wrap } from '../../styles/style';
import { media, vars } from '../../tokens';
import { wrappedCode } from '../../styles/wrappedCode';
import { beyondFrame, footHeight } from '../SendPanel/formMeasures';

const appear = keyframes({ from: { opacity: 0, transform: 'translateX(12px)' } });

export const root = style({
  insetBlock: 0,
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  zIndex: vars.level.dialog,
  flexDirection: 'column',
  width: 'min(640px, 100vw)',
  // Hidden words far down in a part that scrolls must not make the dialog scroll.
  overflow: 'clip',
  background: vars.color.ground,
  color: vars.color.ink.base,
  animation: `${appear} ${vars.motion.move}`,
  selectors: {
    '&[open]': { display: 'flex' },
    '&&': { borderInlineStart: `1px solid ${vars.color.line.strong}` },
  },
  '@media': {
    // As wide as the column of examples and most of its gap, so the text stays visible.
    [media.wide]: { width: `calc(min(43vw - 92px, 520px) + ${beyondFrame})` },
    [media.phone]: { width: '100vw', selectors: { '&&': { borderInlineStart: 0 } } },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const withFoot = style({
  '@media': { [media.notLow]: { selectors: { '&&': { paddingBlockEnd: footHeight } } } },
});

export const top = style({
  ...inline('m'),
  justifyContent: 'space-between',
  flex: 'none',
  minHeight: vars.measure.navbar,
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.xl} ${vars.space.m}`,
  borderBottom: `1px solid ${vars.color.line.base}`,
});

export const titles = style({ minWidth: 0 });
export const service = style({ ...quiet, overflowWrap: 'anywhere' });
export const title = style({ font: vars.text.step, letterSpacing: '-.03em', overflowWrap: 'anywhere' });

/** Not enough room for two scrolling parts. */
const oneScroller = `${media.belowWide}, ${media.low}`;

/** Keeps what gets the focus clear of the sticky bar. */
const scroller = {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.chapter,
} as const;

export const work = style({
  ...column,
  flex: '1 1 0',
  minHeight: 0,
  '@media': { [oneScroller]: { display: 'block', ...scroller } },
});

const half = {
  ...scroller,
  minHeight: 0,
  minWidth: 0,
  ...thinScrollbar,
  paddingBlockEnd: vars.space.xl,
  paddingInline: vars.space.xl,
  '@media': { [oneScroller]: { overflow: 'visible' } },
} as const;

// A short form leaves more room for code and answer, a long one a few lines in a low window.
export const request = style({
  ...half,
  flex: '0 1 auto',
  maxHeight: 'max(60%, min(100% - 184px, 420px))',
  mask: `linear-gradient(currentColor calc(100% - ${vars.space.l}), transparent)`,
  '@media': { [oneScroller]: { overflow: 'visible', maxHeight: 'none', mask: 'none' } },
});
export const output = style({
  ...half,
  flex: '1 1 0',
  paddingTop: vars.space.l,
  borderTop: `1px solid ${vars.color.line.strong}`,
  background: vars.color.ground,
});

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.level.sticky,
  ...inline('m'),
  justifyContent: 'space-between',
  minHeight: 48,
  marginInline: `calc(-1 * ${vars.space.xl})`,
  paddingInline: `${vars.space.m} ${vars.space.xl}`,
  background: vars.color.ground,
  borderBottom: `1px solid ${vars.color.line.base}`,
});

export const tabs = style({ display: 'flex', alignSelf: 'stretch', gap: vars.space.xxs });
export const count = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const countWords = style({
  ...inline('s'),
  display: 'inline-flex',
  ...quiet,
  selectors: { '&[data-state="invalid"]': { color: vars.color.danger.ink, fontWeight: vars.weight.strong } },
});
/** A way past the fields for the keyboard. Shown while it has the focus. */
export const skip = style({
  position: 'absolute',
  insetInlineEnd: vars.space.xl,
  selectors: {
    '&&': { background: vars.color.ground },
    '&:not(:focus-visible)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
});

export const notice = style({
  margin: `${vars.space.m} 0 ${vars.space.xs}`,
  padding: `${vars.space.s} ${vars.space.m}`,
  ...typeset('small', 'base'),
  background: vars.color.warning.surface,
  border: `1px solid ${vars.color.warning.line}`,
  borderRadius: vars.radius.base,
  overflowWrap: 'anywhere',
});

export const json = style({ paddingTop: vars.space.m });

/** Grows with its lines and scrolls sideways, so only one box scrolls vertically. */
export const jsonText = style({
  gridArea: '1 / 1',
  selectors: {
    'textarea&&': {
      fieldSizing: 'content',
      whiteSpace: 'pre',
      overflowX: 'auto',
      '@supports': { '(field-sizing: content)': { resize: 'none' } },
    },
  },
});

/** The text field and, behind it, its text in colors: one box. */
export const jsonBox = style({ display: 'grid' });

export const jsonColors = style({
  gridArea: '1 / 1',
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { visibility: 'hidden' } },
});
within(jsonColors, codeColors);
export const transparent = style({
  background: 'none',
  caretColor: vars.color.ink.base,
  // Forced colors replace it.
  color: 'transparent',
});

export const samples = style({ position: 'relative', minWidth: 0 });

export const languages = style(overTitleBar);
within(samples, {
  // Keeps the buttons below the code within reach.
  'code:has(> [hidden])::after': { content: '"… " attr(data-truncated)' },
  ...wrappedCode,
  pre: { ...wrappedCode.pre, maxHeight: 'min(360px, 50dvh)', overflowY: 'auto' },
});

export const refused = style({
  marginTop: vars.space.s,
  font: vars.text.small,
  color: vars.color.danger.ink,
});

export const buttons = style({ ...wrap, gap: vars.space.s, margin: `${vars.space.m} 0 ${vars.space.l}` });

export const link = style({ marginTop: vars.space.s, font: vars.text.small, overflowWrap: 'anywhere' });
