import { style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({ selectors: { '* + &': { marginTop: vars.space.xl } } });

export const heading = style({ maxWidth: 'none', font: vars.text.label, color: vars.color.ink.quiet });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} 18px`,
  marginTop: vars.space.snug,
  font: vars.text.code,
  color: vars.color.ink.soft,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.measure.target,
  '@media': { [media.belowDesktop]: { minHeight: 40 } },
});
