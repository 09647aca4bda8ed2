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
    '@media': { [media.print]: { display: 'none' } },
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
    '@media': touch,
    // Wide enough for either word, so that the link beside it stays put.
    minWidth: '7.5em',
    selectors: { ':root:not([data-script]) &': { display: 'none' } },
  }),
);

export const link = style(
  component({
    ...way,
    '@media': touch,
    textDecoration: `underline 1px ${vars.color.line.strong}`,
    textUnderlineOffset: 3.5,
    ':hover': { color: vars.color.accent.base, textDecorationColor: 'currentColor' },
  }),
);
