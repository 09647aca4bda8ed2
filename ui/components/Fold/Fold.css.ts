import { style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { media, vars } from '../../tokens';

export const root = style(
  component({
    '@media': {
      // Paper shows everything.
      [media.print]: {
        selectors: {
          '&::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
        },
      },
    },
  }),
);

export const summary = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    width: 'fit-content',
    minHeight: vars.measure.touch,
    font: vars.text.navigation,
    color: vars.color.accent.base,
    cursor: 'pointer',
    listStyle: 'none',
    ':hover': { color: vars.color.accent.press },
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const closed = style(component({ selectors: { 'details[open] > summary > &': { display: 'none' } } }));
export const opened = style(
  component({ selectors: { 'details:not([open]) > summary > &': { display: 'none' } } }),
);

export const chevron = style(
  component({
    transition: `transform ${vars.motion.move}`,
    transform: 'rotate(90deg)',
    selectors: { 'details[open] > summary > &': { transform: 'rotate(-90deg)' } },
  }),
);
