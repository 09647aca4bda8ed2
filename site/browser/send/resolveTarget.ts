/** Why a request can't be sent from this page. */
export type TargetProblem = 'bad-address' | 'not-allowed' | 'other-scheme' | 'mixed-content';

/**
 * Returns the address that a request goes to, or why it can't be sent.
 *
 * @param baseUrl As typed.
 * @param path Path of the method: `/mgmt.v1alpha1.JobService/CreateJob`.
 * @param origins Origins that the site may send to, in addition to the page's.
 */
export function resolveTarget(
  baseUrl: string,
  path: string,
  { origins, pageOrigin }: { origins: string[]; pageOrigin: string },
): { url: string } | { problem: TargetProblem; allowedOrigin?: string } {
  const text = baseUrl.trim();
  let base: URL;
  try {
    base = new URL(text);
  } catch {
    return { problem: 'bad-address' };
  }
  if (!/^https?:\/\//i.test(text) || base.search || base.hash || base.username || base.password) {
    return { problem: 'bad-address' };
  }
  const allowed = [pageOrigin, ...origins].map((origin) => new URL(origin).origin);
  if (!allowed.includes(base.origin)) {
    const allowedOrigin = allowed.find((origin) => new URL(origin).host === base.host);
    return allowedOrigin ? { problem: 'other-scheme', allowedOrigin } : { problem: 'not-allowed' };
  }
  if (pageOrigin.startsWith('https:') && base.protocol === 'http:' && !isLoopback(base.hostname)) {
    return { problem: 'mixed-content' };
  }
  return { url: `${base.origin}${base.pathname.replace(/\/+$/, '')}${path}` };
}

/** Whether an HTTPS page may call a host over HTTP. */
const isLoopback = (hostname: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Whether a host is on the reader's machine or local network, which requires permission in some browsers. */
export const isLocal = (hostname: string) =>
  isLoopback(hostname) || /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.|\.local$/.test(hostname);
