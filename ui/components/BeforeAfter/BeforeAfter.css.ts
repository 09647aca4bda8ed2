import type { StyleRule } from '@vanilla-extract/css';
import type { RecipeVariants } from '@vanilla-extract/recipes';

import { bareCode, pseudoElement, engraved, gapAbove, quiet, typeset } from '../../styles/mixins';
import { recipe, style, within } from '../../styles/style';
import { media, vars } from '../../tokens';

/** Width of the column of row names on a phone. */
const labelColumn = 'max(84px, 4.5rem)';

/** Below this width, fields don't fit side by side. Relative to the record's font size. */
const narrow = '(max-width: 39em)';
const onNarrow = (rule: NonNullable<StyleRule['@container']>[string]) => ({
  '@container': { [narrow]: rule },
});

export const root = recipe({
  base: {
    position: 'relative',
    containerType: 'inline-size',
    // The engraved rows are backgrounds, which browsers don't print by default.
    printColorAdjust: 'exact',
    WebkitPrintColorAdjust: 'exact',
    // Fields of 16px need more room.
    '@media': { [media.touch]: { fontSize: '1.15rem' } },
    ...gapAbove('section'),
  },
  // The styles of a banknote are in banknote.css.ts.
  variants: { look: { record: {}, banknote: {} } },
});

export type Variants = NonNullable<RecipeVariants<typeof root>>;

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBottom: vars.space.m,
  borderBottom: `1px solid ${vars.color.line.strong}`,
  ...quiet,
});
within(root.classNames.base, {
  '[data-kind="new"]': { color: vars.color.accent.base, fontWeight: vars.weight.medium },
  [`${caption} code`]: {
    ...bareCode,
    color: vars.color.ink.base,
    fontWeight: vars.weight.medium,
  },
});

/** The rows of every field, for browsers without subgrid. */
const tracks = '38px 40px 84px 52px auto';

/** When scripts run, except in print. */
const withScript = (display: 'none' | 'block' | 'inline') => ({
  screen: { selectors: { ':root[data-script] &': { display } } },
});

export const grid = style({
  position: 'relative',
  display: 'grid',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  gridAutoFlow: 'column',
  gridTemplateRows: tracks,
  '@media': { [media.touch]: { columnGap: vars.space.xs } },
  // Keeps two fields next to their labels.
  selectors: { '&[data-fields="few"]': { justifyContent: 'start', columnGap: vars.space.chapter } },
  '@container': { [narrow]: { display: 'block' } },
});

/** The engraved field behind the middle row. */
export const band = style({
  position: 'absolute',
  insetInline: 0,
  top: 82,
  height: 73,
  ...engraved('row'),
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  '@container': { [narrow]: { display: 'none' } },
});

export const field = style({
  gridRow: '1 / -1',
  display: 'grid',
  gridTemplateRows: [tracks, 'subgrid'],
  font: vars.text.sample,
  whiteSpace: 'nowrap',
  // Typed values have this size, and are compared with the values below them.
  '@media': { [media.small]: { fontSize: '.78125rem' }, [media.touch]: { fontSize: 'max(1rem, 16px)' } },
  ...onNarrow({
    gridTemplateColumns: `${labelColumn} minmax(0, 1fr)`,
    gridTemplateRows: 'none',
    padding: `${vars.space.l} 0`,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    selectors: { '& + & + &': { borderTop: `1px solid ${vars.color.line.base}` } },
  }),
});

within(field, {
  '> *': {
    alignSelf: 'center',
    '@container': { [narrow]: { gridColumn: 2, minHeight: 26, display: 'flex', alignItems: 'center' } },
  },
});

export const labels = style({ selectors: { '&&': quiet }, '@container': { [narrow]: { display: 'none' } } });

/** A window in the band. 26px from its top: half a period low. */
export const cutout = style({
  position: 'relative',
  justifySelf: 'start',
  height: 28,
  lineHeight: '28px',
  marginTop: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  background: vars.color.ground,
  color: vars.color.ink.base,
});

export const name = style({
  ...typeset('serial', 'quiet'),
  selectors: { [`${field} > &`]: { alignSelf: 'end' } },
  ...onNarrow({
    color: vars.color.ink.base,
    selectors: { [`${field} > &`]: { gridArea: '1 / 1 / 2 / -1' } },
  }),
});

export const value = style(
  onNarrow({
    position: 'relative',
    '::before': {
      // Silent: the value already names its row.
      content: ['attr(data-row)', 'attr(data-row) / ""'],
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${labelColumn})`,
      ...quiet,
    },
  }),
);
export const after = style({ fontWeight: vars.weight.book });
/** Clipped while it is revealed, and when a typed value doesn't fit. */
export const printed = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });

export const transformer = style({
  maxWidth: '15ch',
  ...quiet,
  fontSize: '.78125rem',
  whiteSpace: 'normal',
  paddingTop: vars.space.xs,
  selectors: { [`${field} > &`]: { alignSelf: 'start' } },
  ...onNarrow({
    maxWidth: 'none',
    padding: 0,
    selectors: { [`${field} > &`]: { gridRow: 1, justifyContent: 'flex-end' } },
  }),
});

export const shape = style({
  position: 'relative',
  display: 'flex',
  height: 28,
  marginTop: vars.space.xs,
  ...onNarrow({
    flexWrap: 'wrap',
    height: 'auto',
    marginBlock: vars.space.xs,
    marginInlineStart: `calc(-1 * ${labelColumn})`, // Off the scale: under the labels.
    paddingInlineStart: labelColumn, // Off the scale: under the labels.
    '::before': { ...pseudoElement, inset: '0 0 -1px', ...engraved('row') },
  }),
});

// A typed value doesn't widen its column, so that the others don't move. The ground of a window is 6px wider.
within(field, {
  [`&[data-editable] > :is(${after}, ${shape})`]: {
    '@container': {
      [`not ${narrow}`]: { width: 0, minWidth: '100%', overflow: 'clip', overflowClipMargin: 6 },
    },
  },
});

/** Replaced by a control if scripts run. */
export const fallback = style({ '@media': withScript('none') });

export const input = style({
  display: 'none',
  width: '100%',
  minHeight: vars.measure.target,
  padding: 0,
  border: 0,
  borderRadius: 0,
  // Its line is close to the text, even if the field is tall for touch.
  background: `linear-gradient(${vars.color.line.control} 0 0) 0 calc(50% + 10.5px) / 100% 1px no-repeat`,
  ':hover': { color: vars.color.accent.base },
  font: 'inherit',
  color: 'inherit',
  textOverflow: 'ellipsis',
  '@media': {
    ...withScript('block'),
    [media.belowDesktop]: { minHeight: vars.measure.touch },
    [media.forcedColors]: { borderBottom: '1px solid' },
  },
  // Keeps the line off the engraved rows.
  '@container': { [narrow]: { marginBlock: vars.space.xs } },
});

/** The transformer's name, which wraps, with the `<select>` invisible on top of it. */
export const choice = style({
  position: 'relative',
  display: 'none',
  // Fills its column without widening it.
  width: 0,
  minWidth: '100%',
  minHeight: vars.measure.touch,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.small,
  ...typeset('small', 'soft'),
  fontSize: '.78125rem',
  whiteSpace: 'normal',
  textWrap: 'balance',
  ':hover': { color: vars.color.accent.base },
  ':focus-within': { outline: `2px solid ${vars.color.accent.base}`, outlineOffset: 2 },
  selectors: { [`${field} > &`]: { alignSelf: 'start' } },
  '@media': withScript('block'),
  '@container': {
    [narrow]: { paddingBlock: vars.space.m },
    '(min-width: 44rem)': { width: '19ch' },
  },
});

export const chevron = style({ display: 'inline-block', marginInlineStart: vars.space.xs, rotate: '90deg' });

export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  // A name longer than the field widens the page in WebKit, which ignores `overflow` here.
  contain: 'paint',
  cursor: 'pointer',
  // Its list has the size of normal text.
  ...typeset('navigation', 'base'),
  background: vars.color.raised,
});

export const invitation = style({ display: 'none', '@media': withScript('inline') });

export const note = style({
  maxWidth: 'none',
  marginTop: vars.space.l,
  paddingTop: vars.space.m,
  borderTop: `1px solid ${vars.color.line.base}`,
  ...quiet,
});

within(shape, {
  '> *': {
    position: 'relative',
    lineHeight: '28px',
    userSelect: 'none',
    '@container': { [narrow]: { height: 24, lineHeight: '24px' } },
  },
  '> [data-kind="space"]': { whiteSpace: 'pre' },
  '> :not([data-kind="space"])::before': {
    ...pseudoElement,
    inset: 0,
    zIndex: -1,
    background: vars.color.ground,
    visibility: 'visible',
  },
  // Invisible letters give a hidden run its width.
  '> [data-kind="hidden"]': { isolation: 'isolate', visibility: 'hidden' },
  '> [data-kind="hidden"]::after': {
    ...pseudoElement,
    inset: 0,
    ...engraved('shape'),
    visibility: 'visible',
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
  // Above its neighbors: no engraved line touches a letter.
  '> [data-kind="kept"]': { zIndex: 1, color: vars.color.ink.base, userSelect: 'auto' },
  '> [data-kind="kept"]::before': { insetInline: -2 },
  '> [data-kind="kept"]:last-child::before': { insetInlineEnd: -6 },
  '> [data-kind="kept"]:only-child::before': { insetInline: -6 },
});
