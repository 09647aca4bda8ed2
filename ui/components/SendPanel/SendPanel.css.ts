import { keyframes } from '@vanilla-extract/css';

import { bareCode, cluster, oneLine, quiet, stack, style, typeset, within } from '../../styles/style';
import { wrappedCode } from '../../styles/wrappedCode.css';
import { media, vars } from '../../tokens';

export const root = style({ ...stack('l'), selectors: { 'dialog &': { display: 'contents' } } });

/** The server and the buttons that send and stop the request. A dialog keeps it visible at its end. */
export const foot = style({
  ...cluster('s', 'm'),
  '@media': { [media.notLow]: { selectors: { 'dialog &': { position: 'sticky', insetBlockEnd: 0 } } } },
  selectors: {
    'dialog &': {
      order: 1,
      zIndex: vars.zIndex.sticky,
      marginTop: 'auto',
      marginInline: `calc(-1 * ${vars.space.xl})`,
      padding: `${vars.space.m} ${vars.space.xl}`,
      background: vars.color.surface,
      borderTop: `1px solid ${vars.color.line.strong}`,
    },
  },
});

/** The server in two lines. Opens its settings above itself, so it doesn't move when it is pressed. */
export const server = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  flex: 1,
  minWidth: 0,
  columnGap: vars.space.s,
  alignItems: 'center',
  textAlign: 'start',
  ...quiet,
  ':hover': { color: vars.color.ink.base },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
});
export const address = style({ ...oneLine, ...typeset('codeTitle', 'base') });
export const chevron = style({
  gridRow: '1 / span 2',
  rotate: '-90deg',
  transition: `rotate ${vars.motion.move}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
});

const appear = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const settings = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  order: -1,
  flexBasis: '100%',
  animation: `${appear} ${vars.motion.move}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
within(settings, { '> div': { display: 'contents' }, p: { gridColumn: 2 } });

export const actions = style({ display: 'flex', gap: vars.space.s });

export const confirm = style({
  padding: vars.space.l,
  background: vars.color.warning.surface,
  border: `1px solid ${vars.color.warning.line}`,
  borderRadius: vars.radius.base,
  overflowWrap: 'anywhere',
  selectors: { 'dialog &': { marginTop: vars.space.l } },
});
export const danger = style({
  selectors: {
    '&&': { background: vars.color.danger.surface, borderColor: vars.color.danger.line },
  },
});
export const question = style({ ...typeset('statement', 'base') });
export const reasons = style({ marginTop: vars.space.s, ...typeset('callout', 'soft') });
within(confirm, {
  code: bareCode,
  '> :last-child': { marginTop: vars.space.l },
});

export const result = style({ ...stack('l'), scrollMargin: vars.space.m });
export const status = style({ ...typeset('small', 'soft'), marginTop: vars.space.l });

export const response = style({ ...stack('s') });
export const facts = style({
  ...cluster('xs', 'l'),
  alignItems: 'baseline',
  ...typeset('small', 'soft'),
  fontVariantNumeric: 'tabular-nums',
});

/** Stays scrolled to its end while messages arrive, unless the reader scrolls. */
export const list = style({});

/** Scrolls by itself, so that the panel stays short. */
export const json = style({});
within(json, {
  pre: { maxHeight: '24rem', overflowY: 'auto' },
  [`&:is(${list}) pre`]: { display: 'flex', flexDirection: 'column-reverse' },
});

/** A message of a stream, with its number, which is not copied. */
export const message = style({
  display: 'block',
  position: 'relative',
  paddingInlineStart: '5ch',
  selectors: {
    '& + &': {
      marginTop: vars.space.s,
      paddingTop: vars.space.s,
      borderTop: `1px solid ${vars.color.line.base}`,
    },
  },
  '::before': {
    content: 'attr(data-number)',
    position: 'absolute',
    insetInlineStart: 0,
    font: vars.text.serial,
    lineHeight: 'inherit',
    color: vars.color.serial,
    userSelect: 'none',
  },
});

/** The note about lines that are left out. Not copied. */
export const rest = style({
  '::after': { content: '"… " attr(data-truncated)', color: vars.color.ink.quiet },
});
export const cut = style({ '::after': { content: '"…"', color: vars.color.ink.quiet } });

export const failure = style([wrappedCode, stack('l')]);
export const callout = style({ overflowWrap: 'anywhere' });
export const steps = style({ display: 'grid', gap: vars.space.xs });
within(steps, { 'li:not(:only-child)': { marginInlineStart: vars.space.l, listStyle: '"–  "' } });

export const detailType = style({ ...typeset('codeTitle', 'soft'), overflowWrap: 'anywhere' });
export const rows = style({
  margin: `${vars.space.s} 0 0`,
  borderTop: `1px solid ${vars.color.line.strong}`,
  font: vars.text.small,
  overflowWrap: 'anywhere',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  padding: `${vars.space.s} 0`,
  borderBottom: `1px solid ${vars.color.line.base}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rowName = style({ ...typeset('code', 'base'), direction: 'ltr' });
const rowValue = { margin: 0, color: vars.color.ink.soft } as const;
export const rowText = style(rowValue);
export const rowCode = style([rowValue, { font: vars.text.code, direction: 'ltr' }]);
