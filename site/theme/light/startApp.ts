import { whenIdle } from '../../analytics/whenIdle';
import { appMarker } from '../navigation/pageDocuments';
import { isFastLine } from './isFastLine';

/** What a reader does who is about to do more than read. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let started = false;

/** Browsers also say that the pointer moves when the page moves under it. That is no intent. */
function onIntent(event: Event): void {
  const rests =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
  if (!rests) startApp();
}

/**
 * Brings the app: the styles of all pages, and then the scripts that wait with them in the page's template, in their order.
 * Without the styles it does not begin, and links lead to whole pages.
 */
export function startApp(): void {
  if (started) return;
  started = true;
  for (const kind of intents) removeEventListener(kind, onIntent, { capture: true });
  const app = document.querySelector<HTMLTemplateElement>(`template[${appMarker}]`)?.content;
  if (!app) return;
  const scripts = [...app.querySelectorAll('script')];
  const run = () => {
    for (const script of scripts) {
      const copy = document.importNode(script);
      // Scripts that are added by a script run as they arrive, unless told otherwise.
      copy.async = false;
      document.head.append(copy);
    }
  };
  const waiting = app.querySelector('link');
  if (!waiting) return run();
  const styles = document.importNode(waiting);
  styles.addEventListener('load', run);
  document.head.append(styles, ...scripts.map(preload));
}

/** Has a script fetched that will run. */
function preload(script: HTMLScriptElement): HTMLLinkElement {
  const link = document.createElement('link');
  const { integrity, crossOrigin } = script;
  return Object.assign(link, {
    rel: 'preload',
    as: 'script',
    integrity,
    crossOrigin,
    href: script.getAttribute('src'),
  });
}

/**
 * Brings the app when the reader is about to do more than read: points, touches, types, or moves the focus. On a fast line it comes
 * once the browser has nothing else to do.
 */
export function startAppOnIntent(): void {
  for (const kind of intents) addEventListener(kind, onIntent, { capture: true, passive: true });
  void whenIdle().then(() => isFastLine() && startApp());
}
