import type { Settings } from './schema';

/** What pages know of sending requests. */
export interface SendSettings {
  /** Origins that requests may be sent to; never empty. */
  origins: string[];
  /** Page of the site, without its base, that tells how a server lets these pages in. */
  guide?: string | undefined;
  /** First words of further methods that change nothing. */
  safeVerbs: string[];
}

/** Where a server runs that somebody tries out. */
const local = 'http://localhost:8080';

/** What pages have to know to send requests; undefined where they send none. */
export function sendSettings({ reference }: Settings): SendSettings | undefined {
  if (!reference) return undefined;
  const { send, clients } = reference;
  const named = send.origins ?? [local, clients.address];
  const origins = [...new Set(named.map((address) => new URL(address).origin))];
  return origins.length > 0 ? { origins, guide: send.guide, safeVerbs: send.safeVerbs } : undefined;
}
