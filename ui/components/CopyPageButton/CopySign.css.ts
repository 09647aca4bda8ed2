import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';

export const ready = style(component({ selectors: { '[data-state="copied"] > &': { display: 'none' } } }));
export const copied = style(
  component({ display: 'none', selectors: { '[data-state="copied"] > &': { display: 'block' } } }),
);
