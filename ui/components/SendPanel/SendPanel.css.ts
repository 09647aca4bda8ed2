import { globalStyle, style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    display: 'grid',
    // What is inside may be wider, and scrolls.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    paddingTop: vars.space.l,
    borderTop: `1px solid ${vars.color.line.strong}`,
    selectors: { '* + &': { marginTop: vars.space.wide } },
  }),
);

// An address reads from left to right in every language.
export const target = style(
  component({
    font: vars.text.code,
    color: vars.color.ink.soft,
    direction: 'ltr',
    overflowWrap: 'anywhere',
    maxWidth: 'none',
  }),
);
export const verb = style(component({ font: vars.text.codeTitle, color: vars.color.ink.quiet }));
export const path = style(component({ font: 'inherit', background: 'none', boxShadow: 'none', padding: 0 }));

export const key = style(
  component({ display: 'flex', alignItems: 'stretch', gap: vars.space.s, minWidth: 0 }),
);

export const forget = style(
  component({
    flex: 'none',
    minHeight: 0,
    padding: `0 ${vars.space.even}`,
    font: vars.text.small,
    whiteSpace: 'nowrap',
  }),
);

export const problem = style(
  component({ font: vars.text.small, color: vars.color.warning.ink, textWrap: 'pretty' }),
);

export const actions = style(component({ selectors: { '* + &': { marginTop: 0 } } }));
export const send = style(
  component({
    selectors: {
      '&[aria-disabled="true"]': { background: vars.color.line.base, color: vars.color.ink.quiet },
    },
  }),
);

export const confirm = style(
  component({
    padding: vars.space.l,
    background: vars.color.warning.surface,
    border: `1px solid ${vars.color.warning.line}`,
    borderRadius: vars.radius.base,
    overflowWrap: 'anywhere',
  }),
);
export const question = style(component({ font: vars.text.statement, color: vars.color.ink.base }));
export const reasons = style(
  component({
    margin: `${vars.space.snug} 0 0`,
    font: vars.text.callout,
    color: vars.color.ink.soft,
    textWrap: 'pretty',
  }),
);
globalStyle(`${confirm} code`, {
  '@layer': { [components]: { background: 'none', boxShadow: 'none', padding: 0 } },
});
globalStyle(`${confirm} > :last-child`, { '@layer': { [components]: { marginTop: vars.space.l } } });

export const result = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    scrollMargin: vars.space.m,
  }),
);
export const status = style(component({ font: vars.text.small, color: vars.color.ink.soft }));

export const answer = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s }),
);
export const facts = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.xs} ${vars.space.even}`,
    font: vars.text.small,
    color: vars.color.ink.soft,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const folding = style(component({ minWidth: 0 }));
export const fold = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.measure.touch,
    font: vars.text.navigation,
    color: vars.color.accent.base,
    ':hover': { color: vars.color.accent.press },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const list = style(component({}));
globalStyle(`${list} pre`, { '@layer': { [components]: { maxHeight: '24rem', overflowY: 'auto' } } });

/** One of many, with its number in front. The number is not part of what is copied. */
export const message = style(
  component({
    display: 'block',
    position: 'relative',
    paddingInlineStart: '5ch',
    selectors: {
      '& + &': {
        marginTop: vars.space.snug,
        paddingTop: vars.space.snug,
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
  }),
);

/** A value too long to be drawn. */
export const cut = style(component({ '::after': { content: '"…"', color: vars.color.ink.quiet } }));

export const failure = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l }),
);
export const callout = style(component({ overflowWrap: 'anywhere' }));
export const steps = style(component({ display: 'grid', gap: vars.space.xs }));

export const detailType = style(
  component({ margin: 0, font: vars.text.codeTitle, color: vars.color.ink.soft, overflowWrap: 'anywhere' }),
);
export const rows = style(
  component({
    margin: `${vars.space.snug} 0 0`,
    borderTop: `1px solid ${vars.color.line.strong}`,
    font: vars.text.small,
  }),
);
bareList(rows);
export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: `${vars.space.hair} ${vars.space.l}`,
    padding: '7px 0',
    borderBottom: `1px solid ${vars.color.line.base}`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const rowName = style(
  component({
    font: vars.text.code,
    color: vars.color.ink.base,
    direction: 'ltr',
    overflowWrap: 'anywhere',
  }),
);
const rowValue = component({ margin: 0, color: vars.color.ink.soft, overflowWrap: 'anywhere' });
export const rowText = style(rowValue);
export const rowCode = style([rowValue, component({ font: vars.text.code, direction: 'ltr' })]);
