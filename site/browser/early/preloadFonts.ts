/** Longest time from requesting a page to having its head with which fonts still arrive in time, in milliseconds. */
const longest = 150;

/** Preloads the brand's fonts where they arrive before the first paint. Elsewhere a preload would only delay it. */
export function preloadFonts(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (performance.now() - (visit?.requestStart ?? 0) > longest) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) link.media = 'all';
}
