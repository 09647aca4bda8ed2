import type { Settings } from '../../settings/schema';

/** The analytics that are on, as the browser needs them. */
export interface AnalyticsSettings {
  /** Receiver of page views and feedback. */
  events?: { key: string; host: string };
  /** The visitor-intent script. */
  visitorIntent?: { address: string; key: string };
}

type Configured = Pick<Settings, 'analytics' | 'visitorIntent'>;

/** The analytics that have a key, or undefined when none has. */
export function analyticsSettings({ analytics, visitorIntent }: Configured): AnalyticsSettings | undefined {
  const on: AnalyticsSettings = {};
  if (analytics?.key) on.events = { key: analytics.key, host: analytics.host };
  if (visitorIntent?.key && visitorIntent.script) {
    const { key, script } = visitorIntent;
    on.visitorIntent = { address: script.replaceAll('{key}', encodeURIComponent(key)), key };
  }
  return on.events || on.visitorIntent ? on : undefined;
}

/** The origins that a content security policy has to allow for analytics: of scripts, and of their requests. */
export function analyticsOrigins(settings: Configured) {
  const on = analyticsSettings(settings);
  const script = on?.visitorIntent ? [new URL(on.visitorIntent.address).origin] : [];
  const events = on?.events ? [new URL(on.events.host).origin] : [];
  const further = on?.visitorIntent ? (settings.visitorIntent?.origins ?? []) : [];
  return { script, connect: [...new Set([...events, ...script, ...further])] };
}
