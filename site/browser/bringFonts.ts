import { listen } from '#ui/behaviors';

import { fontsMarker, rulesIn } from './early/useFonts';
import { hasRoom } from './line';
import { store } from './memory/storage';
import { storageKeys } from './memory/storageKeys';

/** How long the page is left alone once it has loaded, in milliseconds. */
const rest = 500;

/**
 * Brings the brand's fonts to a page that was drawn without them, once it has loaded and rested. They are used from the next page on, which is
 * laid out anew in any case: no line moves under a reader's eyes. Later documents know that the browser has them.
 */
export function bringFonts(): void {
  const holder = document.querySelector(`[${fontsMarker}=""]`);
  if (!holder || !hasRoom()) return;
  const begin = () => void load(rulesIn(holder)).catch(() => undefined);
  // This script runs before the page has loaded; what is fetched then is done.
  addEventListener('load', () => setTimeout(begin, rest));
}

/** @throws When one does not arrive: then the stand-ins stay, for both. */
async function load(rules: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  const faces = [...sheet.cssRules].map((rule) => {
    const valueOf = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    return new FontFace(valueOf('font-family'), valueOf('src'), { weight: valueOf('font-weight') });
  });
  await Promise.all(faces.map((face) => face.load()));
  store(storageKeys.fonts, rules);
  // Told in the task that puts the next page in place.
  listen({ document }, 'ui:arrival', () => faces.forEach((face) => document.fonts.add(face)));
}
