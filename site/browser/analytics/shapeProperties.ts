/** The PostHog properties that are sent. The receiver requires the first three; a session is the views of one document. */
const kept =
  'token distinct_id $process_person_profile $session_id $lib $lib_version $browser $os $device_type $referring_domain';

/**
 * The properties that an event is sent with. Anything else that PostHog collects, now or in later versions, stays in the
 * browser.
 *
 * @param found Properties that PostHog collected.
 * @param own Properties that the site gives the event.
 */
export function shapeProperties(found: Record<string, unknown>, own: Record<string, string>) {
  const names = kept.split(' ').filter((name) => name in found);
  return { ...Object.fromEntries(names.map((name) => [name, found[name]])), ...own };
}
