import type { Settings } from '../../settings/schema';

/** What the browser is told about analytics: only what is on. */
export interface AnalyticsSettings {
  /** Where page views and feedback go. */
  events?: { key: string; host: string };
  /** The script that finds out what brings visitors here. */
  visitorIntent?: { address: string; key: string };
}

/** What of a site's settings is on, or undefined when nothing is: it takes a key. */
export function analyticsSettings({
  analytics,
  visitorIntent,
}: Pick<Settings, 'analytics' | 'visitorIntent'>): AnalyticsSettings | undefined {
  const on: AnalyticsSettings = {};
  if (analytics?.key) on.events = { key: analytics.key, host: analytics.host };
  if (visitorIntent?.key && visitorIntent.script) {
    const { key, script } = visitorIntent;
    on.visitorIntent = { address: script.replaceAll('{key}', encodeURIComponent(key)), key };
  }
  return on.events || on.visitorIntent ? on : undefined;
}

/** Origins that a policy has to let through, each once. */
interface AnalyticsOrigins {
  /** Those that scripts come from. */
  script: string[];
  /** Those that scripts talk to. */
  connect: string[];
}

/** The origins that analytics needs under a site's settings. Empty lists when nothing is on. */
export function analyticsOrigins(settings: Pick<Settings, 'analytics' | 'visitorIntent'>): AnalyticsOrigins {
  const on = analyticsSettings(settings);
  const script = on?.visitorIntent ? [new URL(on.visitorIntent.address).origin] : [];
  const events = on?.events ? [new URL(on.events.host).origin] : [];
  const further = on?.visitorIntent ? (settings.visitorIntent?.origins ?? []) : [];
  return { script, connect: [...new Set([...events, ...script, ...further])] };
}
