import type { Settings } from './schema';

/** What pages need to send requests to a server. */
export interface SendSettings {
  /** Origins that requests can be sent to; never empty. */
  origins: string[];
  /** Page of the site, without its base, on how a server allows these pages (CORS). */
  guide?: string | undefined;
  /** First words of further methods that change nothing. */
  safeVerbs: string[];
}

/** The settings for sending requests from pages; undefined where the site does not. */
export function sendSettings({ reference }: Settings): SendSettings | undefined {
  if (!reference) return undefined;
  const { send, clients } = reference;
  const named = send.origins ?? ['http://localhost:8080', clients.address];
  const origins = [...new Set(named.map((address) => new URL(address).origin))];
  return origins.length > 0 ? { origins, guide: send.guide, safeVerbs: send.safeVerbs } : undefined;
}
