import { listen } from '#ui/behaviors';

/** Marks the style element with the font faces. */
export const fontsMarker = 'data-fonts';

/**
 * Applies fonts that missed the first paint from the next page on: an optional font gets another chance when its rule is
 * inserted again. The next page is laid out anyway, so no line moves while it is read.
 */
export function showLateFonts(): void {
  let shown = 0;
  listen({ document }, 'ui:arrival', () => {
    const loaded = [...document.fonts].filter(
      ({ status, display }) => status === 'loaded' && display === 'optional',
    ).length;
    const style = document.querySelector(`style[${fontsMarker}]`);
    if (loaded > shown) style?.replaceWith(style.cloneNode(true));
    shown = loaded;
  });
}
