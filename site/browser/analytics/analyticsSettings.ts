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
