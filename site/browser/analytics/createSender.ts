import { posthog } from 'posthog-js/dist/module.slim.no-external';

import type { AnalyticsSettings } from './analyticsSettings';
import { filterProperties } from './filterProperties';

/**
 * Sets up PostHog so that it sends only the given events: no remote configuration, scripts, autocapture or storage. A visit
 * leaves nothing on the device and needs no consent banner; in return, a visitor who reloads counts as a new one.
 *
 * @returns A function that sends an event as a beacon, which never waits, fails or retries.
 */
export function createSender({ key, host }: NonNullable<AnalyticsSettings['events']>) {
  posthog.init(key, {
    api_host: host,
    persistence: 'memory',
    person_profiles: 'never',
    save_campaign_params: false,
    capture_pageview: false,
    capture_pageleave: false,
    autocapture: false,
    rageclick: false,
    disable_scroll_properties: true,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disableDeviceModel: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    before_send: (event) => {
      const { custom, ...collected } = event?.properties ?? {};
      return event && { ...event, properties: filterProperties(collected, custom as Record<string, string>) };
    },
  });
  const beacon = { transport: 'sendBeacon', send_instantly: true, skip_client_rate_limiting: true } as const;
  return (name: string, custom: Record<string, string>, timestamp: Date) => {
    posthog.capture(name, { custom }, { timestamp, ...beacon });
  };
}
