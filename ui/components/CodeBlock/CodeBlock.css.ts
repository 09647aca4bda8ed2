import { fadeEnd, fadeStart } from '../../styles/fadeEdges.css';
import { fadeSideways } from '../../styles/fadeOut';
import { codeColors, inline, quiet, row, style, thinScrollbar, typeset, within } from '../../styles/style';
import { media, vars } from '../../tokens';

/** Padding after the longest line. */
const end = `var(--after, ${vars.space.xxl})`;

/** On the ground of the page, joined to the block before it in one box. */
export const output = style({
  selectors: {
    '&&': { background: vars.color.ground },
    ':not(figure) + &': { breakInside: 'auto' },
    // More specific than the margins in steps and callouts.
    'figure + &&': { marginTop: 0, borderTop: 0, borderStartStartRadius: 0, borderStartEndRadius: 0 },
  },
  breakBefore: 'avoid',
  boxDecorationBreak: 'clone',
});

export const root = style({
  position: 'relative',
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius.base,
  background: vars.color.surface,
  overflow: 'hidden',
  selectors: { [`&:has(+ ${output})`]: { borderEndStartRadius: 0, borderEndEndRadius: 0 } },
});

/** Clipped code ends before the column of the button. */
export const untitled = style({
  '@media': { screen: { vars: { '--after': '76px', '--covered': '1.375' } } },
});

export const bar = style({
  ...inline('m'),
  minHeight: 40,
  paddingInline: `${vars.space.l} ${vars.space.xs}`,
  borderBottom: `1px solid ${vars.color.line.base}`,
  breakAfter: 'avoid',
  selectors: {
    [`${output} > &`]: { background: vars.color.surface },
    [`${untitled} > &`]: {
      position: 'absolute',
      insetInlineEnd: 0,
      minHeight: 53,
      padding: `0 ${vars.space.xs}`,
      border: 0,
      '@media': { [media.belowDesktop]: { padding: 0 } },
    },
  },
});

export const title = style({
  padding: `${vars.space.xs} 0`,
  ...typeset('codeTitle', 'soft'),
  overflowWrap: 'anywhere',
});

export const copy = style({
  ...row,
  justifyContent: 'center',
  flex: 'none',
  gap: vars.space.s,
  height: 34,
  marginInlineStart: 'auto',
  padding: `0 ${vars.space.s}`,
  ...quiet,
  borderRadius: vars.radius.small,
  whiteSpace: 'nowrap',
  background: vars.color.surface,
  // Inset, since the block clips its content.
  ':focus-visible': { outlineOffset: -3 },
  ':hover': { color: vars.color.ink.base, background: vars.color.raised },
  selectors: { ':root:not([data-script]) &': { visibility: 'hidden' } },
  '@media': {
    [media.belowDesktop]: { minWidth: vars.measure.touch, minHeight: vars.measure.touch },
    [media.print]: { display: 'none' },
    '(hover: hover)': { selectors: { [`${untitled}:not(:hover, :focus-within) &`]: { opacity: 0 } } },
  },
});
// Only the result is shown in words.
export const copyLabel = style({
  selectors: { [`${untitled} ${copy}:not([data-state]) > &`]: { display: 'none' } },
});

export const code = style({
  font: vars.text.code,
  // Code is left-to-right in every language.
  direction: 'ltr',
  color: vars.color.code.ink,
  vars: { [fadeEnd]: vars.space.xxl },
  paddingBlock: vars.space.l,
  paddingInline: `${vars.space.l} ${end}`,
  overflowX: 'auto',
  tabSize: 2,
  ...thinScrollbar(),
  // The scrollbar in the last 17px and the focus ring are whole. Next to the button, no clipped text shows through.
  mask: `linear-gradient(currentColor 0 0) bottom / 100% 17px no-repeat, linear-gradient(to right, transparent, currentColor ${fadeStart} calc(100% - ${fadeEnd} * (1 + var(--covered, 0))), transparent calc(100% - ${fadeEnd} * var(--covered, 0)))`,
  ':focus-visible': { outlineOffset: -2, mask: 'none' },
  '@media': {
    [media.motion]: fadeSideways(),
    // Paper can't scroll.
    [media.print]: { whiteSpace: 'pre-wrap', overflowX: 'visible', mask: 'none', orphans: 4, widows: 4 },
  },
});

// Wrapped lines of output would lose their columns.
within(output, { pre: { '@media': { [media.print]: { fontSize: '.75rem' } } } });

export const foot = style({
  borderTop: `1px solid ${vars.color.line.base}`,
  '@media': { [media.print]: { display: 'none' } },
});
within(foot, { '> summary': { width: 'auto', paddingInline: vars.space.l, outlineOffset: -2 } });
/** The plus or minus of a changed line, before its text. */
const changeMark = { position: 'absolute', top: 0, left: 6 } as const;
within(code, {
  '> code': {
    position: 'relative',
    isolation: 'isolate',
    display: 'block',
    width: 'fit-content',
    minWidth: '100%',
    font: 'inherit',
    '@media': { [media.print]: { width: 'auto', overflowWrap: 'anywhere' } },
  },
  ':is(.highlighted, .added, .removed)': {
    position: 'relative',
    display: 'block',
    marginInline: `calc(-1 * ${vars.space.l}) calc(-1 * ${end})`,
    paddingInline: `${vars.space.l} ${end}`,
    background: vars.color.accent.wash,
    boxShadow: `inset 2px 0 ${vars.color.accent.base}`,
    textDecoration: 'none',
  },
  '.added': { background: vars.color.tip.surface, boxShadow: 'none' },
  '.added::after': { content: '"+"', ...changeMark, color: vars.color.tip.ink },
  '.removed': { background: vars.color.danger.surface, boxShadow: 'none' },
  '.removed::after': { content: '"−"', ...changeMark, color: vars.color.danger.ink },
  '.numbered': { counterIncrement: 'line' },
  '.numbered::before': {
    content: 'counter(line)',
    display: 'inline-block',
    width: '3ch',
    marginInlineEnd: '2ch',
    textAlign: 'end',
    color: vars.color.code.comment,
  },
  ...codeColors,
  [`&:has(+ ${foot}:not([open]))`]: {
    '@media': { screen: { maxHeight: `calc(20lh + ${vars.space.l})`, overflowY: 'hidden' } },
  },
});
