import { link, media, style, vars } from '../../styles/style';

export const root = style({ ...link, overflowWrap: 'anywhere' });

export const mark = style({
  display: 'inline-block',
  verticalAlign: '-.1em',
  marginInlineStart: vars.space.xxs,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': { [media.print]: { display: 'none' } },
});
