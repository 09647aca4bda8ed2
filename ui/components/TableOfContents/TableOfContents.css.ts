import { globalStyle, style } from '@vanilla-extract/css';

import { bareList } from '../../styles/bareList';
import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

export const root = style(
  component({ font: vars.text.small, '@media': { [media.print]: { display: 'none' } } }),
);

export const heading = style(
  component({ font: vars.text.label, color: vars.color.ink.quiet, marginBottom: vars.space.s }),
);

export const list = style(component({}));
bareList(list);

export const entry = style(
  component({
    position: 'relative',
    display: 'block',
    padding: `${vars.space.xs} 0 ${vars.space.xs} ${vars.space.even}`,
    color: vars.color.ink.quiet,
    borderInlineStart: `1px solid ${vars.color.line.base}`,
    textDecoration: 'none',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    ':hover': { color: vars.color.ink.base },
    // The column that it stands in cuts off what is outside of it.
    ':focus-visible': { outlineOffset: -2 },
    selectors: {
      '&[data-depth="3"]': { paddingInlineStart: vars.space.xxl },
      '&[aria-current]': { color: vars.color.ink.base, fontWeight: vars.weight.medium },
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
  }),
);

globalStyle(`${entry}[aria-current] code`, { '@layer': { [components]: { fontWeight: 600 } } });

export const fold = style(
  component({
    borderBlock: `1px solid ${vars.color.line.base}`,
    marginTop: vars.space.wide,
    font: vars.text.small,
    selectors: { '&[open]': { paddingBottom: vars.space.l } },
    '@media': { [media.wide]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);

export const foldSummary = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: vars.measure.touch,
    cursor: 'pointer',
    font: vars.text.navigation,
    fontWeight: vars.weight.medium,
    color: vars.color.ink.soft,
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const foldChevron = style(
  component({
    transition: `transform ${vars.motion.move}`,
    selectors: { 'details[open] > summary > &': { transform: 'rotate(90deg)' } },
  }),
);
