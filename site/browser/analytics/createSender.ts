import { posthog } from 'posthog-js/dist/module.slim.no-external';

import type { AnalyticsSettings } from './analyticsSettings';
import { shapeProperties, type MeasuredEvent } from './shapeProperties';

/**
 * Opens the library that events are sent with. It does nothing by itself: no configuration is fetched, no script
 * loaded, no click recorded and nothing stored, so that a visit leaves no trace on the visitor's device and needs no
 * consent banner. Its price is that a visitor who loads the site anew counts as another one.
 *
 * @returns A function that sends an event and forgets it: a beacon never waits, never fails and is never sent again.
 */
export function createSender({
  key,
  host,
}: NonNullable<AnalyticsSettings['events']>): (event: MeasuredEvent) => void {
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
      const { site, ...found } = event?.properties ?? {};
      return event && { ...event, properties: shapeProperties(found, site as MeasuredEvent) };
    },
  });
  return ({ name, at, ...site }) => {
    posthog.capture(
      name,
      { site },
      { timestamp: at, transport: 'sendBeacon', send_instantly: true, skip_client_rate_limiting: true },
    );
  };
}
