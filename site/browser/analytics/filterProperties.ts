/** The PostHog properties that are sent. The receiver requires the first three; a session is the views of one document. */
const allowedNames =
  'token distinct_id $process_person_profile $session_id $lib $lib_version $browser $os $device_type $referring_domain';

/**
 * The properties that an event is sent with. Anything else that PostHog collects, now or in later versions, stays in the
 * browser.
 *
 * @param collected Properties that PostHog collected.
 * @param custom Properties that the site gives the event.
 */
export function filterProperties(collected: Record<string, unknown>, custom: Record<string, string>) {
  const names = allowedNames.split(' ').filter((name) => name in collected);
  return { ...Object.fromEntries(names.map((name) => [name, collected[name]])), ...custom };
}
