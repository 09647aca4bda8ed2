import { globalStyle, style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  marginBottom: vars.space.near,
  '@media': { [media.print]: { display: 'none' } },
});
// The bar has the margin, not its content.
globalStyle(`${root} > nav`, { marginBottom: 0 });

export const actions = style({ marginInlineStart: 'auto' });
