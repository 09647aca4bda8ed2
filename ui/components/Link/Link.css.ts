import { link, style } from '../../styles/style';
import { media } from '../../tokens';

export const root = style({
  ...link,
  overflowWrap: 'anywhere',
});

export const mark = style({
  display: 'inline-block',
  verticalAlign: '-.1em',
  marginInlineStart: 3,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': { [media.print]: { display: 'none' } },
});
