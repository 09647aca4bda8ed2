/** What of an event leaves the browser beside what the site says itself. */
const kept = [
  // Without these the receiver does not take an event.
  'token',
  'distinct_id',
  '$process_person_profile',
  // Which page views belong together, for as long as the page in the tab lives.
  '$session_id',
  '$lib',
  '$lib_version',
  '$browser',
  '$os',
  '$device_type',
  '$referring_domain',
];

/**
 * Properties that an event is sent with. What the library finds out about a visitor beside the few named here,
 * and whatever it may begin to find out some day, stays in the browser.
 *
 * @param found What the library has found out.
 */
export function shapeProperties(
  found: Record<string, unknown>,
  { address, properties }: Pick<MeasuredEvent, 'address' | 'properties'>,
): Record<string, unknown> {
  const { host, pathname } = new URL(address);
  return {
    ...Object.fromEntries(kept.flatMap((name) => (name in found ? [[name, found[name]]] : []))),
    $current_url: address,
    $host: host,
    $pathname: pathname,
    ...properties,
  };
}

/** Something to be counted. */
export interface MeasuredEvent {
  name: string;
  /** Where it happened: address of the page without query and hash. */
  address: string;
  /** When it happened. */
  at: Date;
  /** What else is told about it. */
  properties: Record<string, string>;
}
