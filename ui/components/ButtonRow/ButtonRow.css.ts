import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { vars } from '../../tokens';

export const root = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.m,
    selectors: { '* + &': { marginTop: 24 } },
  }),
);
// Paragraphs that MDX puts around the words of a button do not add space.
globalStyle(`${root} p`, { '@layer': { [components]: { display: 'contents' } } });
