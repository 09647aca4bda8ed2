import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';
import { tabLook } from './tabLook';

export const root = style(component({}));

export const list = style(
  component({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    // The words of the first tab start flush with the text.
    marginInlineStart: -10,
    marginBottom: 14,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: '10px 0',
      bottom: 0,
      height: 1,
      background: vars.color.line.base,
    },
    selectors: { ':root:not([data-script]) &': { display: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const tab = style(
  component({
    ...tabLook,
    minHeight: 42,
    padding: '8px 10px',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    font: vars.text.navigation,
    ':focus-visible': { outlineOffset: -2 },
    '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
  }),
);

export const panel = style(
  component({
    '@media': {
      screen: { selectors: { ':root[data-script] &[data-state="waiting"]': { display: 'none' } } },
    },
  }),
);

export const panelLabel = style(
  component({
    font: vars.text.label,
    color: vars.color.ink.quiet,
    margin: '14px 0 6px',
    '@media': { screen: { selectors: { ':root[data-script] &': { display: 'none' } } } },
  }),
);

globalStyle(`${panel} > :where(:not(:first-child))`, { '@layer': { [components]: { marginTop: 14 } } });
globalStyle(`:root[data-script] ${panelLabel} + *`, {
  '@layer': { [components]: { '@media': { screen: { marginTop: 0 } } } },
});
