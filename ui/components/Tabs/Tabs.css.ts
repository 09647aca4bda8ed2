import { cluster, pseudoElement, quietLabel } from '../../styles/mixins';
import { globalStyle, media, style, vars, within } from '../../styles/style';
import { tabLook, unselected } from './tabLook';

export const list = style({
  position: 'relative',
  ...cluster('xxs'),
  // Aligns the first label with the text.
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
  marginBottom: vars.space.l,
  '::before': {
    ...pseudoElement,
    insetInline: '10px 0',
    bottom: 0,
    height: 1,
    background: vars.color.line.base,
  },
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const tab = style({
  ...tabLook,
  minHeight: 42,
  padding: `${vars.space.s} ${vars.space.m}`,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  font: vars.text.navigation,
  ':focus-visible': { outlineOffset: -2 },
});

export const panel = style({
  '@media': {
    screen: { selectors: unselected },
    [media.print]: {
      selectors: { '&[hidden]': { display: 'block', position: 'static', contentVisibility: 'visible' } },
    },
  },
});

export const panelLabel = style({
  ...quietLabel,
  margin: `${vars.space.l} 0 ${vars.space.s}`,
  breakAfter: 'avoid',
  '@media': { screen: { selectors: { ':root[data-script] &': { display: 'none' } } } },
});

within(panel, { '> :where(:not(:first-child))': { marginTop: vars.space.l } });
globalStyle(`:root[data-script] ${panelLabel} + *`, { '@media': { screen: { marginTop: 0 } } });
