import { readStored, store } from '../memory/storage';
import { storageKeys } from '../memory/storageKeys';

/** Marks the style element with the faces of fetched fonts, which applies to no medium until they are here. */
export const fontsMarker = 'data-fonts';

/**
 * Applies the brand's fonts on this page if its preloads end before the first frame, or else from the next page on: no line
 * moves while a page is read, and no paint waits for a font. A reload or return breaks lines as before: readers find their place.
 */
export function loadFonts(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[${fontsMarker}]`)!;
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(({ href }) =>
    new FontFace('preload', `url(${href})`).load(),
  );
  let drawn = false;
  let { media } = style;
  const apply = () => void (style.media = media);
  const before = history.state && readStored(storageKeys.fonts, 'sessionStorage');
  addEventListener('pagehide', () => store(storageKeys.fonts, style.media, 'sessionStorage'));
  requestAnimationFrame(function watch() {
    drawn = document.body !== null;
    if (!drawn) requestAnimationFrame(watch);
  });
  void Promise.all(files).then(
    () => {
      media = 'all';
      if (before ? before === media : !drawn) apply();
    },
    () => undefined,
  );
  // The first arrival is that of this page.
  document.addEventListener('ui:ready', () => document.addEventListener('ui:arrival', apply), { once: true });
}
