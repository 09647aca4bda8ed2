/** Marks the style element with the faces of fetched fonts, which applies to no medium until they are here. */
export const fontsMarker = 'data-fonts';

/**
 * Applies the brand's fonts on this page if its preloads end before the first frame, or else from the next page on: no line
 * moves while a page is read, and no paint waits for a font.
 */
export function loadFonts(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[${fontsMarker}]`)!;
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(({ href }) =>
    new FontFace('preload', `url(${href})`).load(),
  );
  let drawn = false;
  let loaded = false;
  const apply = () => {
    if (loaded) style.media = 'all';
  };
  requestAnimationFrame(function watch() {
    drawn = document.body !== null;
    if (!drawn) requestAnimationFrame(watch);
  });
  void Promise.all(files).then(
    () => {
      loaded = true;
      if (!drawn) apply();
    },
    () => undefined,
  );
  // The first arrival is that of this page.
  document.addEventListener('ui:ready', () => document.addEventListener('ui:arrival', apply), { once: true });
}
