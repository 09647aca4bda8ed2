import { listen } from '#ui/behaviors';

import type { AnalyticsSettings } from './analyticsSettings';
import { createPageViews, pagePath, pathWithin } from './createPageViews';
import type { MeasuredEvent } from './shapeProperties';

/**
 * Begins to count page views and feedback, and adds the script that finds out what brings visitors here: each when it
 * is on, once the page has loaded and is idle. Never while developing, nor where the browser asks not to be tracked.
 * What fails is never seen by a visitor. Call it once in the life of a document.
 *
 * @param settings What is on. @default nothing
 */
export function startAnalytics(settings: AnalyticsSettings | undefined): void {
  if (process.env.NODE_ENV === 'development' || !mayMeasure(navigator)) return;
  const { events, visitorIntent } = settings ?? {};
  if (events) void sendEvents(events);
  if (visitorIntent) void whenIdle().then(() => addIntentScript(visitorIntent));
}

async function sendEvents(settings: NonNullable<AnalyticsSettings['events']>): Promise<void> {
  // What happens before the library is there waits for it.
  const waiting: MeasuredEvent[] = [];
  let send: (event: MeasuredEvent) => void = (event) => waiting.push(event);

  const measure = (name: string, properties: Record<string, string>) => {
    const address = `${location.origin}${pagePath(location.pathname)}`;
    send({ name, address, at: new Date(), properties });
  };
  const viewOf = createPageViews(pathWithin(location.origin, document.referrer));
  const view = () => {
    const seen = viewOf(location.pathname);
    if (!seen) return;
    measure('$pageview', seen.previous === undefined ? {} : { $prev_pageview_pathname: seen.previous });
  };
  view();
  listen({ document }, 'ui:arrival', view);
  listen({ document }, 'ui:answer', ({ answer }) => measure('page_feedback', { helpful: answer }));

  await whenIdle();
  try {
    const { createSender } = await import(/* webpackChunkName: "analytics" */ './createSender');
    send = createSender(settings);
    for (const event of waiting) send(event);
  } catch {
    // A visit that is not counted is no trouble to the visitor.
    send = () => undefined;
  }
  waiting.length = 0;
}

/** Adds the script that finds out what brings visitors here. When it does not arrive, it is as if it had never been there. */
function addIntentScript({ address, key }: NonNullable<AnalyticsSettings['visitorIntent']>): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.dataset.key = key;
  script.onerror = () => script.remove();
  document.head.append(script);
}

/** How long a busy page is waited for, in milliseconds. */
const patience = 5000;

/** Resolves when the page is seen, has loaded, and has nothing better to do. */
async function whenIdle(): Promise<void> {
  // A browser may draw a page ahead that is never looked at.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    await once(document, 'prerenderingchange');
  if (document.readyState !== 'complete') await once(window, 'load');
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, 200);
  });
}

const once = (target: EventTarget, name: string) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));

/** How a browser says that its visitor does not want to be counted. */
interface PrivacySignals {
  /** Do Not Track: `1`, or `yes` in old browsers. */
  doNotTrack?: string | null;
  /** Global Privacy Control. */
  globalPrivacyControl?: boolean;
}

/** Whether a visitor may be counted: not where a browser asks, in either way, to leave them alone. */
export function mayMeasure({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes';
}
