import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';
import { field, narrow } from './RecordPicture.css';

export const controls = style(
  component({
    display: 'none',
    font: vars.text.small,
    fontSize: '.78125rem',
    color: vars.color.ink.soft,
    '@media': { screen: { selectors: { ':root[data-script] &': { display: 'block' } } } },
  }),
);
globalStyle(`${field} > ${controls}`, {
  '@layer': {
    [components]: {
      alignSelf: 'start',
      '@container': { [narrow]: { gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: '0 18px' } },
    },
  },
});

/** The name of the transformer breaks over lines, which a `<select>` does not: that lies over it unseen. */
export const choice = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: 5,
    paddingBlock: vars.space.xs,
    width: 'min-content',
    minWidth: '15ch',
    minHeight: 44,
    borderRadius: vars.radius.small,
    ':hover': { color: vars.color.accent.base },
    ':focus-within': { outline: `2px solid ${vars.color.accent.base}`, outlineOffset: 2 },
    '@container': { [narrow]: { width: 'auto', paddingBlock: vars.space.m, whiteSpace: 'nowrap' } },
    whiteSpace: 'normal',
    textWrap: 'balance',
  }),
);

export const chevron = style(component({ flex: 'none', marginTop: vars.space.xs, rotate: '90deg' }));

export const select = style(
  component({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    // Its list has the size of text.
    font: vars.text.navigation,
    color: vars.color.ink.base,
    background: vars.color.raised,
  }),
);

export const domain = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: 7,
    minHeight: vars.measure.target,
    cursor: 'pointer',
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
  }),
);

export const box = style(
  component({ width: 15, height: 15, margin: 0, accentColor: vars.color.accent.fill }),
);
