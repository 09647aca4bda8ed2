/**
 * Lets the browser around the page have the color of a mode: of the tags `<meta name="theme-color" data-mode>` that of the mode
 * speaks, and the other is silent.
 */
export function showBrowserColor(document: Document, mode: string): void {
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    color.media = color.dataset.mode === mode ? 'all' : 'not all';
  }
}
