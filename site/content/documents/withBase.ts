/** An address of the site with its base in front. Addresses of other sites and anchors stay as they are. */
export function withBase(address: string, base: string): string {
  return address.startsWith('/') && !address.startsWith('//')
    ? `${base.replace(/\/$/, '')}${address}`
    : address;
}
