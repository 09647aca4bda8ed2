/** Time from the request of a page to its head within which fonts still arrive in time, in milliseconds. */
const longest = 150;

/** Preloads the fonts on connections where they arrive before the first paint. On others a preload would delay it. */
export function preloadFonts(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (performance.now() - (visit?.requestStart ?? 0) > longest) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) link.media = 'all';
}
