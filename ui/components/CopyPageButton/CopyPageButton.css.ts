import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.l}`,
    font: vars.text.small,
    '@media': { [media.phone]: { columnGap: 0 }, [media.print]: { display: 'none' } },
  }),
);

const way = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 34,
  color: vars.color.ink.quiet,
  ':hover': { color: vars.color.ink.base },
} as const;
const touch = { [media.belowDesktop]: { minHeight: vars.measure.touch } };

export const button = style(
  component({
    ...way,
    '@media': { ...touch, [media.phone]: { minWidth: vars.measure.touch, justifyContent: 'center' } },
    // Wide enough for either word, so that the link beside it stays put.
    minWidth: '7.5em',
    selectors: { ':root:not([data-script]) &': { display: 'none' } },
  }),
);

export const link = style(
  component({
    ...way,
    '@media': touch,
    gap: 0,
    // As quiet as the button beside it.
    textDecoration: 'none',
    whiteSpace: 'pre',
    ':hover': {
      color: vars.color.ink.base,
      textDecoration: `underline 1px ${vars.color.line.strong}`,
      textUnderlineOffset: 3.5,
    },
  }),
);

/** Only heard on a phone, where the bar has one line. */
export const words = style(
  component({
    '@media': {
      [media.phone]: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);
