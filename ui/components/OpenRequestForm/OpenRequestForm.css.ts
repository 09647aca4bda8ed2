import { media, style, vars } from '../../styles/style';

export const root = style({
  minHeight: 36,
  marginTop: vars.space.m,
  padding: `${vars.space.xs} ${vars.space.m}`,
  font: vars.text.navigation,
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch }, [media.print]: { display: 'none' } },
});
