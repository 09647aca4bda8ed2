import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { overTitleBar } from '../../styles/overTitleBar';
import { media, vars } from '../../tokens';
import * as code from '../CodeBlock/CodeBlock.css';
import { tabLook } from '../Tabs/tabLook';

export const root = style(component({ minWidth: 0 }));

export const request = style(component({ position: 'relative' }));

export const tabs = style(
  component({
    ...overTitleBar,
    selectors: { ':root:not([data-script]) &': { display: 'none' } },
    '@media': { ...overTitleBar['@media'], [media.print]: { display: 'none' } },
  }),
);

export const tab = style(
  component({
    ...tabLook,
    flex: 'none',
    padding: `0 ${vars.space.near}`,
    font: vars.text.small,
    ':focus-visible': { outlineOffset: -3 },
  }),
);

export const panel = style(
  component({
    selectors: {
      ':root[data-script] &[data-state="waiting"]': { display: 'none' },
      '& + &, noscript > &': { marginTop: vars.space.l },
      ':root[data-script] & + &': { marginTop: 0 },
    },
  }),
);

export const after = style(component({ selectors: { '* + &': { marginTop: vars.space.l } } }));
globalStyle(`${after} > :where(:not(:first-child))`, {
  '@layer': { [components]: { marginTop: vars.space.l } },
});

// The tabs say which language it is.
globalStyle(`:root[data-script] ${panel} ${code.title}`, {
  '@layer': {
    [components]: { '@media': { screen: { visibility: 'hidden', height: 0, overflow: 'hidden' } } },
  },
});
// Code reads from left to right in every language.
globalStyle(`${root} ${code.code}`, { '@layer': { [components]: { direction: 'ltr' } } });
