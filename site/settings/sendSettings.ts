import type { Settings } from './schema';

/** What pages need to send requests to a server. */
export type SendSettings = NonNullable<ReturnType<typeof sendSettings>>;

/** The settings for sending requests from pages, with at least one origin; undefined where the site does not. */
export function sendSettings({ reference }: Settings) {
  if (!reference) return undefined;
  const { send, clients } = reference;
  const named = send.origins ?? ['http://localhost:8080', clients.address];
  const origins = [...new Set(named.map((address) => new URL(address).origin))];
  return origins.length > 0 ? { origins, guide: send.guide, safeVerbs: send.safeVerbs } : undefined;
}
