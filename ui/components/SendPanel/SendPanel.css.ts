import { apart, bareCode, cluster, inline, oneLine, stack, style, typeset, within } from '../../styles/style';
import { media, vars } from '../../tokens';
import { footHeight, formEnd } from './formMeasures';

export const root = style({
  ...stack('l'),
  paddingTop: vars.space.l,
  borderTop: `1px solid ${vars.color.line.strong}`,
  ...apart('xl'),
});

/** The call and its buttons. A dialog keeps them in sight at its end. */
export const foot = style({
  ...inline('s'),
  '@media': {
    [media.notLow]: {
      selectors: {
        'dialog &': {
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          boxSizing: 'border-box',
          height: footHeight,
          paddingInline: `${vars.space.xl} ${formEnd}`,
          background: vars.color.surface,
          borderTop: `1px solid ${vars.color.line.strong}`,
        },
      },
    },
  },
});
// Addresses are left-to-right in every language.
export const target = style({
  ...oneLine,
  flex: 1,
  ...typeset('code', 'base'),
  direction: 'ltr',
  maxWidth: 'none',
});
export const server = style({ ...oneLine, display: 'block', color: vars.color.ink.quiet });

/** Room for the button at the end of the field, so that nothing moves when it appears. */
export const key = style({ display: 'grid', position: 'relative' });
export const keyInput = style({ selectors: { '&&': { paddingInlineEnd: '5.5em' } } });

export const forget = style({
  position: 'absolute',
  insetBlock: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  minHeight: 0,
  padding: `0 ${vars.space.m}`,
  font: vars.text.small,
});

export const confirm = style({
  padding: vars.space.l,
  background: vars.color.warning.surface,
  border: `1px solid ${vars.color.warning.line}`,
  borderRadius: vars.radius.base,
  overflowWrap: 'anywhere',
});
export const question = style({ ...typeset('statement', 'base') });
export const reasons = style({
  margin: `${vars.space.s} 0 0`,
  ...typeset('callout', 'soft'),
});
within(confirm, {
  code: bareCode,
  '> :last-child': { marginTop: vars.space.l },
});

export const result = style({ ...stack('l'), scrollMargin: vars.space.m });
export const status = style({ ...typeset('small', 'soft') });

export const answer = style({ ...stack('s') });
export const facts = style({
  ...cluster('xs', 'l'),
  alignItems: 'baseline',
  ...typeset('small', 'soft'),
  fontVariantNumeric: 'tabular-nums',
});

/** Scrolls by itself, so that the panel stays short. */
export const json = style({});
within(json, { pre: { maxHeight: '24rem', overflowY: 'auto' } });

/** Stays at its end while messages arrive, unless the reader scrolls. */
export const list = style({});
within(list, { pre: { display: 'flex', flexDirection: 'column-reverse' } });

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

/** Says that lines are left out. Not copied. */
export const rest = style({
  '::after': { content: '"… " attr(data-truncated)', color: vars.color.ink.quiet },
});
export const cut = style({ '::after': { content: '"…"', color: vars.color.ink.quiet } });

export const failure = style({ ...stack('l') });
export const callout = style({ overflowWrap: 'anywhere' });
export const steps = style({ display: 'grid', gap: vars.space.xs });

export const detailType = style({
  margin: 0,
  ...typeset('codeTitle', 'soft'),
  overflowWrap: 'anywhere',
});
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
