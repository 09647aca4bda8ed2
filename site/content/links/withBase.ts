import type { Settings } from '../../settings/schema';

/** Prefixes an address with the base of the site. Addresses of other sites and anchors stay as they are. */
export function withBase(address: string, base: string): string {
  return address.startsWith('/') && !address.startsWith('//')
    ? `${base.replace(/\/$/, '')}${address}`
    : address;
}

/** Where a site is published. */
export type Origin = Pick<Settings, 'address' | 'base'>;

/** The full URL of an address of the site. URLs of other sites stay as they are. */
export function absoluteAddress(route: string, { address, base }: Origin): string {
  const path = withBase(route, base);
  return path.startsWith('/') && !path.startsWith('//') ? `${address}${path}` : path;
}
