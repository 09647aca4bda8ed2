import { isFast } from '../line';

/** Marks the element that holds the rules for fonts that are fetched. */
export const fontsMarker = 'data-fonts';

/** Longest time from asking for a page until its head is there with which fonts come in time to be used, in milliseconds. */
const longest = 150;

/** Has the fonts come early where they arrive in time to be used, and not at all where they would hold the text up. */
export function useFonts(): void {
  if (!isFast()) return;
  // What browsers say about the line is a guess; when this page came is not.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (performance.now() - (visit?.requestStart ?? 0) > longest) return;
  const rules = document.querySelector(`[${fontsMarker}]`)?.textContent?.replace(/<\/?style>/g, '') ?? '';
  for (const [, href] of rules.matchAll(/url\(([^)]*)\)/g)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href });
    document.head.append(link);
  }
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
}
