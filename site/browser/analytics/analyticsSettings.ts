import type { Settings } from '../../settings/schema';

type Configured = Pick<Settings, 'analytics' | 'visitorIntent'>;

export type AnalyticsSettings = NonNullable<ReturnType<typeof analyticsSettings>>;

/** The analytics that have a key, as the browser needs them; undefined when none has. */
export function analyticsSettings({ analytics, visitorIntent }: Configured) {
  const { key, script } = visitorIntent ?? {};
  const on = {
    /** Receiver of page views and feedback. */
    events: analytics?.key ? { key: analytics.key, host: analytics.host } : undefined,
    /** The visitor-intent script. */
    visitorIntent:
      key && script ? { address: script.replaceAll('{key}', encodeURIComponent(key)), key } : undefined,
  };
  return on.events || on.visitorIntent ? on : undefined;
}

/** The origins that a content security policy has to allow for analytics: of scripts, and of their requests. */
export function analyticsOrigins(settings: Configured) {
  const { events, visitorIntent } = analyticsSettings(settings) ?? {};
  const script = visitorIntent ? [new URL(visitorIntent.address).origin] : [];
  const further = visitorIntent ? settings.visitorIntent!.origins : [];
  const connect = [...(events ? [new URL(events.host).origin] : []), ...script, ...further];
  return { script, connect: [...new Set(connect)] };
}
