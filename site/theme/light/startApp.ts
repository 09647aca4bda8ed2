import { whenIdle } from '../../analytics/whenIdle';
import { appMarker } from '../navigation/pageDocuments';

/** What a reader does who is about to do more than read. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Least bandwidth, in megabits a second, at which the app comes without being asked for. */
const fastEnough = 5;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

let started = false;

/** Browsers also say that the pointer moves when the page moves under it. That is no intent. */
function onIntent(event: Event): void {
  const rests =
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
  if (!rests) startApp();
}

/** Brings the app: runs the scripts that wait in the page's template, in their order. */
export function startApp(): void {
  if (started) return;
  started = true;
  for (const kind of intents) removeEventListener(kind, onIntent, { capture: true });
  const template = document.querySelector<HTMLTemplateElement>(`template[${appMarker}]`);
  for (const waiting of template?.content.querySelectorAll('script') ?? []) {
    const script = document.importNode(waiting);
    // Scripts that are added by a script run as they arrive, unless told otherwise.
    script.async = false;
    document.head.append(script);
  }
}

/**
 * Brings the app when the reader is about to do more than read: points, touches, types, or moves the focus. On a fast connection it comes
 * once the browser has nothing else to do.
 */
export function startAppOnIntent(): void {
  for (const kind of intents) addEventListener(kind, onIntent, { capture: true, passive: true });
  if (isFast()) void whenIdle().then(startApp);
}

function isFast(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (!connection || connection.saveData) return false;
  return connection.effectiveType === '4g' && (connection.downlink ?? 0) >= fastEnough;
}
