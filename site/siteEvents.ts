/** What happens on a page that other parts may want to know of, with what they learn. */
export interface SiteEvents {
  /** Another page is shown. Its path is in the address bar already. */
  'site:arrival': undefined;
  /** React has taken the page over. */
  'site:app': undefined;
  /** A reader has said whether a page helped. */
  'site:feedback': { helpful: 'yes' | 'no' };
}

/** Says that something has happened, to whoever listens. */
export function tell<Name extends keyof SiteEvents>(
  name: Name,
  ...[detail]: SiteEvents[Name] extends undefined ? [] : [SiteEvents[Name]]
): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/**
 * Calls back each time that something happens.
 *
 * @returns A function that ends it.
 */
export function onSite<Name extends keyof SiteEvents>(
  name: Name,
  callback: (detail: SiteEvents[Name]) => void,
): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<SiteEvents[Name]>).detail);
  document.addEventListener(name, listener);
  return () => document.removeEventListener(name, listener);
}
