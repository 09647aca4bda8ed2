import type { Settings } from '../../settings/schema';

type Configured = Pick<Settings, 'analytics' | 'visitorIntent'>;

export type AnalyticsSettings = NonNullable<ReturnType<typeof analyticsSettings>>;

/** The analytics settings that the browser needs; undefined for each service without a key. */
export function analyticsSettings({ analytics, visitorIntent }: Configured) {
  const { key, script } = visitorIntent ?? {};
  const services = {
    /** Receiver of page views and feedback. */
    events: analytics?.key ? { key: analytics.key, host: analytics.host } : undefined,
    /** The visitor-intent script. */
    visitorIntent:
      key && script ? { address: script.replaceAll('{key}', encodeURIComponent(key)), key } : undefined,
  };
  return services.events || services.visitorIntent ? services : undefined;
}

/** The origins that a content security policy has to allow for analytics: for scripts and for their requests. */
export function analyticsOrigins(settings: Configured) {
  const { events, visitorIntent } = analyticsSettings(settings) ?? {};
  const script = visitorIntent ? [new URL(visitorIntent.address).origin] : [];
  const extraOrigins = visitorIntent ? settings.visitorIntent!.origins : [];
  const connect = [...(events ? [new URL(events.host).origin] : []), ...script, ...extraOrigins];
  return { script, connect: [...new Set(connect)] };
}
