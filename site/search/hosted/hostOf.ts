/** An origin as the provider's library takes a server. */
export function hostOf(origin: string) {
  const { host, protocol } = new URL(origin);
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}
