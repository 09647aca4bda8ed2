import { style, vars } from '../../styles/style';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  font: vars.text.small,
  color: vars.color.ink.soft,
});
export const replacement = style({ font: vars.text.code });
