/** Marks the element that holds the rules for fonts that are fetched. */
const fontsMarker = 'data-fonts';

/** Rules for fonts that are fetched, in minified CSS. */
const fetchedFont = /@font-face\{[^}]*\burl\([^}]*\}/g;

/** Styles without rules for fonts. */
export const withoutFonts = (css: string): string => css.replace(/@font-face\{[^}]*\}/g, '');

/**
 * Styles as they stand in a page. The fonts that are fetched are taken out of them, and the first script of the page decides
 * about these: they come early where they arrive in time to be used, and not at all where they would hold the text up. Without
 * scripts they come as the browser decides.
 *
 * @param css Minified.
 * @returns Markup for the head.
 */
export function deferFonts(css: string): string {
  const rules = css.match(fetchedFont);
  if (!rules) return `<style>${css}</style>`;
  const fonts = `<noscript ${fontsMarker}><style>${rules.join('')}</style></noscript>`;
  const script = `<script>(${useFonts.toString()})(${JSON.stringify(fontsMarker)})</script>`;
  return `${fonts}\n${script}\n<style>${css.replace(fetchedFont, '')}</style>`;
}

/* Turned into text and run in the page: it may use nothing from outside. */
function useFonts(marker: string) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; downlink: number } };
  if (connection && (connection.saveData || connection.downlink < 5)) return;
  // What browsers say about the line is a guess; when the first bytes of this page came is not.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (performance.now() - (visit?.requestStart ?? 0) > 150) return;
  const source = document.querySelector(`[${marker}]`)!.textContent!.replace(/<\/?style>/g, '');
  for (const [, href] of source.matchAll(/url\(([^)]*)\)/g)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href });
    document.head.append(link);
  }
  const style = document.createElement('style');
  style.textContent = source;
  document.head.append(style);
}
