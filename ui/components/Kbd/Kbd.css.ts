import { style, typeset, vars } from '../../styles/style';

export const root = style({
  display: 'inline-block',
  padding: `0 ${vars.space.xs}`,
  ...typeset('key', 'quiet'),
  background: vars.color.ground,
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius.small,
  whiteSpace: 'nowrap',
});
