import { isLocal } from './resolveTarget';

/** Why a browser got no response. `cors-headers`: a server allows this page, but not this request. */
export type NoResponseReason = 'offline' | 'local-network' | 'cors' | 'cors-headers' | 'unreachable';

/**
 * Finds out why a request got no response: browsers report all causes alike. Probes the same address with GET requests
 * that carry neither the key nor the message.
 */
export async function diagnose(url: string, signal: AbortSignal): Promise<NoResponseReason> {
  if (!navigator.onLine) return 'offline';
  if (isLocal(new URL(url).hostname) && (await isLocalNetworkDenied())) return 'local-network';
  if (await isReachable(url, 'cors', signal)) return 'cors-headers';
  return (await isReachable(url, 'no-cors', signal)) ? 'cors' : 'unreachable';
}

/** Whether a server responds at all within five seconds. */
async function isReachable(url: string, mode: 'cors' | 'no-cors', signal: AbortSignal): Promise<boolean> {
  try {
    // Browsers refuse `manual` without CORS.
    const redirect = mode === 'no-cors' ? 'follow' : 'manual';
    // `AbortSignal.any` is newer than the browsers we support.
    const controller = new AbortController();
    for (const cause of [signal, AbortSignal.timeout(5000)]) {
      cause.addEventListener('abort', () => controller.abort(), { once: true });
    }
    await (await fetch(url, { ...privateInit, mode, redirect, signal: controller.signal })).body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** No cookies, no cached copy, no referrer, no redirects. */
export const privateInit = {
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  redirect: 'manual',
} satisfies RequestInit;

async function isLocalNetworkDenied(): Promise<boolean> {
  // Chrome's names for the permission over time. Other browsers don't have it.
  const permissions = ['local-network-access', 'loopback-network', 'local-network'];
  const query = async (name: string) => navigator.permissions.query({ name: name as PermissionName });
  const states = await Promise.all(permissions.map((name) => query(name).catch(() => undefined)));
  return states.some((status) => status?.state === 'denied');
}
