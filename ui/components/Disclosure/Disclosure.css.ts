import { aroundPressed, inline, media, style, vars } from '../../styles/style';

export const root = style({
  '@media': {
    // Print shows everything.
    [media.print]: {
      selectors: {
        '&::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
      },
    },
  },
});

export const summary = style({
  ...inline('s'),
  width: 'fit-content',
  minHeight: vars.measure.touch,
  font: vars.text.navigation,
  color: vars.color.accent.base,
  ...aroundPressed,
  ':hover': { color: vars.color.accent.hover },
  '@media': { [media.print]: { display: 'none' } },
});

export const closed = style({ selectors: { 'details[open] > summary > &': { display: 'none' } } });
export const opened = style({ selectors: { 'details:not([open]) > summary > &': { display: 'none' } } });

export const chevron = style({
  transition: `transform ${vars.motion.move}`,
  transform: 'rotate(90deg)',
  selectors: { 'details[open] > summary > &': { transform: 'rotate(-90deg)' } },
});
