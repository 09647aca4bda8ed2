import { style, typeset, vars } from '../../styles/style';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  ...typeset('small', 'soft'),
});
export const replacement = style({ font: vars.text.code });
