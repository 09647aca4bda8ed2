import { isLocal } from './readTarget';

/** Why a browser got no answer, as far as it lets a page know. */
export type NoAnswer =
  /** The browser has no network. */
  | 'offline'
  /** The reader, or a rule of theirs, keeps pages from speaking to their own network. */
  | 'local-network'
  /** A server is there, and does not let this page read its answers. */
  | 'cors'
  /** A server lets this page read answers, and not this one: it refuses a header, or hung up. */
  | 'cors-headers'
  /** Nothing answers there. */
  | 'unreachable';

/** How long a question may take, in milliseconds. */
const patience = 5000;

/**
 * Finds out why a request got no answer: browsers say of all reasons the same. Asks the same address twice, with a GET that
 * changes nothing and carries neither a key nor a message.
 */
export async function diagnose(url: string, signal: AbortSignal): Promise<NoAnswer> {
  if (!navigator.onLine) return 'offline';
  if (isLocal(new URL(url).hostname) && (await isLocalNetworkDenied())) return 'local-network';
  if (await answers(url, 'cors', signal)) return 'cors-headers';
  return (await answers(url, 'no-cors', signal)) ? 'cors' : 'unreachable';
}

/** Whether a server answers, whatever it says: without CORS a page learns no more than that. */
async function answers(url: string, mode: 'cors' | 'no-cors', signal: AbortSignal): Promise<boolean> {
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, patience);
  signal.addEventListener('abort', end);
  try {
    // Without CORS a browser has to follow, as far as the policy of the page lets it.
    const redirect = mode === 'no-cors' ? 'follow' : 'manual';
    const response = await fetch(url, { ...discreet, mode, redirect, signal: ended.signal });
    void response.body?.cancel();
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** No cookie, no copy in the cache, no address of the page, and no way to another server. */
export const discreet = {
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  redirect: 'manual',
} satisfies RequestInit;

/** Names of the permission, in Chrome's order of time. Other browsers know none. */
const permissions = ['local-network-access', 'loopback-network', 'local-network'];

async function isLocalNetworkDenied(): Promise<boolean> {
  const states = await Promise.all(
    permissions.map((name) =>
      Promise.resolve()
        .then(() => navigator.permissions.query({ name: name as PermissionName }))
        .then(
          ({ state }) => state,
          () => undefined,
        ),
    ),
  );
  return states.includes('denied');
}
