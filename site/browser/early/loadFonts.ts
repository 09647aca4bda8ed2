import { isConnectionFast, isConnectionLimited } from '../connection';
import { readStored, store } from '../memory/storage';
import { storageKeys } from '../memory/storageKeys';
import { readerEvents } from '../interactions';

/** Marks the element with the faces of fetched fonts, as text. Its value: the addresses of the files for basic Latin. */
export const fontsMarker = 'data-fonts';

/** Milliseconds from the request of a page to its head: with more, fonts don't load before the first frame. */
const maxWait = 150;

/** Events that show that a reader is using the page. */
const activityEvents = ['pointermove', ...readerEvents];

/**
 * Fetches the brand's fonts at once if that doesn't slow the page: the browser has them, or the connection is fast.
 * Otherwise once the page has loaded and the reader uses it. Fonts that load before the first frame draw this page,
 * others the next one: no line moves while a page is read, and no paint waits for a font. After a reload or a return, lines
 * break as before.
 */
export function loadFonts(): void {
  const fontFaces = document.querySelector(`[${fontsMarker}]`)!;
  const files = fontFaces.getAttribute(fontsMarker)!;
  let isPainted = false;
  requestAnimationFrame(function watch() {
    isPainted = document.body !== null;
    if (!isPainted) requestAnimationFrame(watch);
  });
  /** Whether these fonts were applied when the reader left the page, as text. Null on a first visit. */
  const appliedOnLeave = history.state && readStored(storageKeys.fontsApplied, 'sessionStorage');
  addEventListener('pagehide', () => store(storageKeys.fontsApplied, `${isApplied}`, 'sessionStorage'));

  let isLoaded = false;
  let isApplied = false;
  const apply = () => {
    if (!isLoaded || isApplied) return;
    isApplied = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fontFaces.textContent);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  const fetchFiles = () => {
    const faces = files.split(' ').map((file) => new FontFace('preload', `url(${file})`).load());
    const onLoaded = () => {
      isLoaded = true;
      store(storageKeys.fonts, files);
      if (appliedOnLeave ? appliedOnLeave === 'true' : !isPainted) apply();
    };
    Promise.all(faces).then(onLoaded, () => undefined);
  };
  const areCached = readStored(storageKeys.fonts) === files;
  if (areCached || (isConnectionFast() && isFastLoad())) fetchFiles();
  else if (!isConnectionLimited()) onFirstActivity(fetchFiles);
  // The first arrival is this page.
  document.addEventListener('ui:ready', () => document.addEventListener('ui:arrival', apply), { once: true });
}

/** Browsers only estimate the connection. The load time of this page is a measurement. */
function isFastLoad(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (visit?.requestStart ?? 0) <= maxWait;
}

/** Calls back once, when the page has loaded and the reader interacts with it. */
function onFirstActivity(callback: () => void): void {
  const controller = new AbortController();
  const onActivity = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    // Browsers fire it for a resting pointer when the page under it changes.
    if (type === 'pointermove' && !movementX && !movementY) return;
    controller.abort();
    callback();
  };
  const listen = () => {
    for (const type of activityEvents) {
      addEventListener(type, onActivity, { passive: true, capture: true, signal: controller.signal });
    }
  };
  if (document.readyState === 'complete') listen();
  else addEventListener('load', listen, { once: true });
}
