import { media, style, vars } from '../../styles/style';

export const root = style({
  marginTop: vars.space.m,
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
