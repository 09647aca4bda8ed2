/** Enables the mode's `<meta name="theme-color">`, which gives the browser's own UI its color. */
export function showThemeColor(document: Document, mode: string): void {
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    color.media = color.dataset.mode === mode ? 'all' : 'not all';
  }
}
