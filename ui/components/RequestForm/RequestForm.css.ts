import { keyframes } from '@vanilla-extract/css';

import { overTitleBar } from '../../styles/overTitleBar';
import { codeColors, thinScrollbar } from '../../styles/mixins';
import { column, inline, quiet, row, stack, style, within } from '../../styles/style';
import { media, vars } from '../../tokens';
import { wrappedCode } from '../../styles/wrappedCode.css';

/** The space next to the page's frame in a wide window. The form covers it. */
const beyondFrame = `max(0px, (100vw - ${vars.measure.frame}) / 2)`;

const appear = keyframes({ from: { transform: 'translateX(12px)' } });
/** Without the code: as wide as the column of examples and most of its gap, so the page's text stays visible. */
const narrowWidth = `(min(43vw - 92px, 520px) + ${beyondFrame})`;
/** Only the edge moves: the content of the form is in its final place at once. */
const widen = keyframes({ from: { clipPath: `inset(0 0 0 calc(100% - ${narrowWidth}))` } });

export const root = style({
  insetBlock: 0,
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  zIndex: vars.zIndex.dialog,
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
    [media.wide]: {
      width: `calc${narrowWidth}`,
      // With the code, it covers the article: the fields are aligned with its left edge.
      selectors: {
        '&[data-view="code"]': {
          animation: `${widen} ${vars.motion.move}`,
          width: `calc(100vw - ${beyondFrame} - ${vars.measure.gutter} - ${vars.measure.sidebar} - ${vars.measure.sidebarGap} + ${vars.space.xl})`,
        },
      },
    },
    [media.phone]: { width: '100vw', selectors: { '&&': { borderInlineStart: 0 } } },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const top = style({
  ...row,
  flex: 'none',
  minHeight: vars.measure.navbar,
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.xl} ${vars.space.m}`,
  borderBottom: `1px solid ${vars.color.line.base}`,
});

export const titles = style({ flex: 1, minWidth: 0 });
export const service = style({ ...quiet, overflowWrap: 'anywhere' });
export const title = style({ font: vars.text.step, letterSpacing: '-.03em', overflowWrap: 'anywhere' });

/** Keeps focused elements clear of the sticky bars. */
const scroller = {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.chapter,
  ...thinScrollbar(),
} as const;

/** Fields above the send bar; with the code, columns if there is room, otherwise the code instead of the fields. */
export const work = style({
  ...column,
  flex: '1 1 0',
  minHeight: 0,
  selectors: { '[data-view="code"] > &': { '@media': { [media.wide]: { flexDirection: 'row' } } } },
  // One scroller, since a bar would take up most of a low window.
  '@media': { [media.low]: { selectors: { '&&': { display: 'block', ...scroller } } } },
});

const part = style({
  ...scroller,
  flex: '1 1 0',
  minHeight: 0,
  minWidth: 0,
  paddingInline: vars.space.xl,
  '@media': { [media.low]: { overflow: 'visible' } },
});

export const request = style([
  part,
  { '@media': { [media.belowWide]: { selectors: { '[data-view="code"] &': { flex: 'none' } } } } },
]);

export const panel = style({
  containerType: 'inline-size',
  paddingBlock: `${vars.space.s} ${vars.space.xl}`,
  '@media': { [media.belowWide]: { selectors: { '[data-view="code"] &': { display: 'none' } } } },
});

export const output = style([
  part,
  { ...column, '@media': { [media.wide]: { borderInlineStart: `1px solid ${vars.color.line.base}` } } },
]);

/** Only the send bar. */
export const folded = style({ selectors: { '&&': { flex: 'none', overflow: 'visible', border: 0 } } });
within(folded, { '> div': { display: 'none' }, '> section > :not(:first-child)': { display: 'none' } });

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.zIndex.sticky,
  ...inline('m'),
  minHeight: 48,
  marginInline: `calc(-1 * ${vars.space.xl})`,
  paddingInline: `${vars.space.m} ${vars.space.xl}`,
  background: vars.color.ground,
  borderBottom: `1px solid ${vars.color.line.base}`,
});

export const tabs = style({ display: 'flex', alignSelf: 'stretch', gap: vars.space.xxs });
export const count = style({
  ...inline('s'),
  marginInlineStart: 'auto',
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
    [`${work}:not(:has(section section)) &`]: { display: 'none' },
  },
});

export const notice = style({ marginTop: vars.space.l });

/** Problems with the text stay visible below it. */
export const json = style({});
within(json, {
  '> [id$="-problem"]': {
    position: 'sticky',
    insetBlockEnd: 0,
    paddingBlock: vars.space.s,
    background: vars.color.ground,
    borderTop: `1px solid ${vars.color.line.base}`,
  },
});

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

export const snippets = style({ ...stack('s'), marginBlock: vars.space.l });
export const snippet = style([wrappedCode, { position: 'relative' }]);
export const languages = style(overTitleBar);
within(snippets, {
  'code:has(> [hidden])::after': { content: '"… " attr(data-truncated)' },
  // The examples are of the request before the JSON became invalid: in one quiet ink.
  '&[data-stale] pre :is(code, [class])': { color: vars.color.ink.quiet },
});
