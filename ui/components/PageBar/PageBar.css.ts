import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.l,
    marginBottom: vars.space.near,
    '@media': { [media.print]: { display: 'none' } },
  }),
);
// The bar keeps the distance to the article for all that stands in it.
globalStyle(`${root} > nav`, { '@layer': { [components]: { marginBottom: 0 } } });

export const actions = style(component({ marginInlineStart: 'auto' }));
