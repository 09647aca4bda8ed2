import { fontsMarker } from '../browser/early/useFonts';

/** Rules for fonts that are fetched, in minified CSS. */
const fetchedFont = /@font-face\{[^}]*\burl\([^}]*\}/g;

/** Styles without rules for fonts. */
export const withoutFonts = (css: string): string => css.replace(/@font-face\{[^}]*\}/g, '');

/**
 * Styles as they stand in a page. The fonts that are fetched are taken out of them, and the page's first script decides about
 * these (`site/browser/early/useFonts.ts`). Without scripts they come as the browser decides.
 *
 * @param css Minified.
 * @returns Markup for the head.
 */
export function deferFonts(css: string): string {
  const rules = css.match(fetchedFont);
  if (!rules) return `<style>${css}</style>`;
  const fonts = `<noscript ${fontsMarker}><style>${rules.join('')}</style></noscript>`;
  return `${fonts}\n<style>${css.replace(fetchedFont, '')}</style>`;
}
