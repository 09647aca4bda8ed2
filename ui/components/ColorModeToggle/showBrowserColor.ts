/**
 * Gives the browser's own UI the color of a mode: enables that mode's `<meta name="theme-color" data-mode>` and disables
 * the other.
 */
export function showBrowserColor(document: Document, mode: string): void {
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    color.media = color.dataset.mode === mode ? 'all' : 'not all';
  }
}
