import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';

// Without a script it could do nothing.
export const root = style(component({ selectors: { ':root:not([data-script]) &': { display: 'none' } } }));
export const inLight = style(component({ selectors: { '[data-theme="dark"] &': { display: 'none' } } }));
export const inDark = style(
  component({ selectors: { ':root:not([data-theme="dark"]) &': { display: 'none' } } }),
);
