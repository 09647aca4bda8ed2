import { style } from '../../styles/style';
import { visuallyHidden } from '../../styles/visuallyHidden';
import { media, vars } from '../../tokens';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.l}`,
  font: vars.text.small,
  '@media': { [media.phone]: { columnGap: 0 }, [media.print]: { display: 'none' } },
});

const way = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 34,
  color: vars.color.ink.quiet,
  ':hover': { color: vars.color.ink.base },
} as const;
const touch = { [media.belowDesktop]: { minHeight: vars.measure.touch } };

export const button = style({
  ...way,
  '@media': { ...touch, [media.phone]: { minWidth: vars.measure.touch, justifyContent: 'center' } },
  // Wide enough for both labels, so nothing moves.
  minWidth: '7.5em',
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
});

export const link = style({
  ...way,
  '@media': touch,
  gap: 0,
  textDecoration: 'none',
  whiteSpace: 'pre',
  ':hover': {
    color: vars.color.ink.base,
    textDecoration: `underline 1px ${vars.color.line.strong}`,
  },
});

/** Visually hidden on a phone, where the bar has one line. */
export const words = style({ '@media': { [media.phone]: visuallyHidden } });
