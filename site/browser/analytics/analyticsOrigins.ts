import type { Settings } from '../../settings/schema';
import { analyticsSettings } from './analyticsSettings';

/** Origins that a policy has to let through, each once. */
export interface AnalyticsOrigins {
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
