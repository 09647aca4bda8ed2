import { listen } from '#ui/behaviors';

/** Marks the style element of the fonts that are fetched. */
export const fontsMarker = 'data-fonts';

/**
 * Has fonts that arrived too late for the first paint drawn from the next page on: an optional font gets its next
 * chance when its rule is inserted again. The next page is laid out in any case, so no line moves under a reader's eyes.
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
