import { onEvent } from '#ui/behaviors';

import type { AnalyticsSettings } from './analyticsSettings';

/**
 * Counts page views and feedback, and adds the visitor-intent script: each if configured, once the page has loaded and is
 * idle. Does nothing in development or if the browser asks not to be tracked. Failures are never visible. Call it
 * once, before the first `ui:arrival`.
 */
export function startAnalytics({ events, visitorIntent }: Partial<AnalyticsSettings>): void {
  if (process.env.NODE_ENV === 'development' || !mayTrack(navigator)) return;
  if (events) sendEvents(events);
  if (visitorIntent) void whenIdle().then(() => addIntentScript(visitorIntent));
}

function sendEvents(settings: NonNullable<AnalyticsSettings['events']>): void {
  const sender = whenIdle()
    .then(() => import(/* webpackChunkName: "analytics" */ './createSender'))
    .then(({ createSender }) => createSender(settings))
    // Without the library, nothing is counted.
    .catch(() => undefined);
  const track = (name: string, properties: Record<string, string>) => {
    const $pathname = countedPath(location.pathname);
    const page = { $current_url: `${location.origin}${$pathname}`, $host: location.host, $pathname };
    const timestamp = new Date();
    void sender.then((send) => send?.(name, { ...page, ...properties }, timestamp));
  };

  let previous = pathWithin(location.origin, document.referrer);
  let lastCounted: string | undefined;
  onEvent({ document }, 'ui:arrival', () => {
    const path = countedPath(location.pathname);
    if (path === lastCounted) return;
    const isFirst = previous === undefined || previous === path;
    track('$pageview', isFirst ? {} : { $prev_pageview_pathname: previous! });
    lastCounted = previous = path;
  });
  onEvent({ document }, 'ui:feedback', ({ answer }) => track('page_feedback', { helpful: answer }));
}

/** Path of a referrer on this site. Undefined for others. */
export function pathWithin(origin: string, referrer: string): string | undefined {
  return referrer.startsWith(`${origin}/`) ? countedPath(new URL(referrer).pathname) : undefined;
}

/** The path that a page is counted under, the same with and without a trailing slash. */
const countedPath = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

function addIntentScript({ address, key }: NonNullable<AnalyticsSettings['visitorIntent']>): void {
  const script = Object.assign(document.createElement('script'), { src: address, async: true });
  script.dataset.key = key;
  script.onerror = () => script.remove();
  document.head.append(script);
}

/** Resolves when the page is visible, has loaded and is idle, or has been busy for five seconds. */
async function whenIdle(): Promise<void> {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) await once(document, 'prerenderingchange');
  if (document.readyState !== 'complete') await once(window, 'load');
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 200);
  });
}

const once = (target: EventTarget, name: string) =>
  new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));

/** Whether the browser allows its visitor to be counted. Do Not Track is `1`, or `yes` in old browsers. */
export const mayTrack = (browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }) =>
  browser.globalPrivacyControl !== true && browser.doNotTrack !== '1' && browser.doNotTrack !== 'yes';
