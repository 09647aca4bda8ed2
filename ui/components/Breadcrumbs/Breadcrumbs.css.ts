import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    font: vars.text.small,
    color: vars.color.ink.quiet,
    marginBottom: vars.space.near,
    '@media': { [media.print]: { display: 'none' } },
  }),
);
export const list = style(component({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s }));
export const step = style(
  component({
    display: 'flex',
    minWidth: 0,
    lineHeight: vars.measure.target,
    overflowWrap: 'anywhere',
    selectors: {
      // The second is for those who hear the page: nothing.
      '& + &::before': {
        content: ['"/"', '"/" / ""'],
        marginInlineEnd: vars.space.s,
        color: vars.color.line.strong,
      },
    },
  }),
);
export const link = style(
  component({ lineHeight: vars.measure.target, ':hover': { color: vars.color.accent.base } }),
);
