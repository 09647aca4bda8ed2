import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { components } from '../../styles/layers.css';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.m,
    selectors: { '* + &': { marginTop: vars.space.wide } },
    // Ways on that only a screen can take.
    '@media': { [media.print]: { display: 'none' } },
  }),
);
// Paragraphs that MDX puts around the words of a button do not add space.
globalStyle(`${root} p`, { '@layer': { [components]: { display: 'contents' } } });
