import { currentUnderline } from '../../styles/currentLink';
import { media, vars } from '../../tokens';

/** A tab: quiet, and underlined when selected. Each size has its own sheet, so that a page has only the one it uses. */
export const tabLook = {
  position: 'relative',
  color: vars.color.ink.quiet,
  ':hover': { color: vars.color.ink.base },
  ':active': { borderRadius: vars.radius.small },
  selectors: currentUnderline({ insetInline: 10, bottom: 0 }, '[aria-selected="true"]'),
  '@media': { [media.belowDesktop]: { minHeight: vars.measure.touch } },
} as const;

/** An unselected panel, until a script lets the browser hide it. */
export const unselected = {
  ':root[data-script] &[data-state="unselected"]:not([hidden])': { display: 'none' },
} as const;
