import { style } from '../../styles/style';
import { media, vars } from '../../tokens';

export const root = style({
  font: vars.text.small,
  color: vars.color.ink.quiet,
  marginBottom: vars.space.near,
  '@media': { [media.print]: { display: 'none' } },
});
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s });
export const step = style({
  display: 'flex',
  minWidth: 0,
  lineHeight: vars.measure.target,
  overflowWrap: 'anywhere',
  selectors: {
    // The second value is silent to screen readers.
    '& + &::before': {
      content: ['"/"', '"/" / ""'],
      marginInlineEnd: vars.space.s,
      color: vars.color.line.strong,
    },
  },
});
export const link = style({ lineHeight: vars.measure.target, ':hover': { color: vars.color.accent.base } });
