import type { Settings } from '../../settings/schema';

/** The address that a site is published at. */
export type SiteUrl = Pick<Settings, 'address' | 'base'>;

/** The leading slash of an address of this site. Addresses of other sites and anchors don't match. */
const leadingSlash = /^\/(?!\/)/;

/** Prefixes an address with the base of the site. Addresses of other sites and anchors stay as they are. */
export const withBase = (address: string, base: string): string => address.replace(leadingSlash, base);

/** The full URL of an address of the site. URLs of other sites stay as they are. */
export const fullUrl = (route: string, { address, base }: SiteUrl): string =>
  withBase(route, base).replace(leadingSlash, `${address}/`);
