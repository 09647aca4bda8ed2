import '../ui/styles/fonts.css';
import { brandFonts as fonts } from '../ui/styles/brandFonts';

/**
 * Resolves when the fonts of the design system have loaded or failed: for Latin letters inside and outside the subset.
 * Optional fonts that are late for the first letter drawn with them stay out, so stories and pages of text wait for them.
 */
export const fontsReady: Promise<unknown> = Promise.allSettled(
  fonts.map(({ family }) => document.fonts.load(`16px "${family}"`, 'aéł')),
);
