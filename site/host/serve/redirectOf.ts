import { encodeAddress } from '../redirectsFile';

/**
 * Where a request is led that asks for an address that moved. The query is handed on, unless the new address brings
 * one of its own.
 *
 * @param target Path and query as they were sent, or a whole address.
 * @param redirects Where addresses lead, both encoded.
 */
export function redirectOf(target: string, redirects: Map<string, string>): string | undefined {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const to = redirects.get(encodeAddress(path));
  if (to === undefined) return undefined;
  const [, address = '', ownQuery = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return `${address}${ownQuery || query}${anchor}`;
}
