import '../ui/styles/component';

const families = ['Schibsted Grotesk Variable', 'Spline Sans Mono Variable'];

/**
 * Resolves when the fonts of the design system are there, or are known not to come. One that is late for the first letter set in it stays
 * out, so stories and pages of text wait for them.
 */
export const brandFonts: Promise<unknown> = Promise.allSettled(
  families.map((family) => document.fonts.load(`16px "${family}"`)),
);
