import { stylesMarker } from './pageDocument';

/** The shared styles, in the head of every page, and the styles that were added to this document. */
const groups = () => [...document.querySelectorAll<HTMLElement>('[data-href]')];

/** Styles that were added. */
const added = new Map<string, Promise<void>>();

/**
 * Adds the styles that this document doesn't have yet, in the order of the cascade: that of their addresses.
 *
 * @throws {TypeError} When they can't be fetched.
 */
export const addStyles = (addresses: string[]): Promise<unknown> => Promise.all(addresses.map(addStyle));

/** Adds all styles, since an island may draw any component. */
export const addIslandStyles = (): Promise<unknown> =>
  addStyles(document.querySelector(`[${stylesMarker}]`)?.getAttribute(stylesMarker)?.split(' ') ?? []);

function addStyle(address: string): Promise<void> | undefined {
  const [shared, ...others] = groups();
  if (added.has(address) || others.some(({ dataset }) => dataset.href === address)) return added.get(address);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  link.dataset.href = address;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      added.delete(address);
      reject(new TypeError(address));
    };
  });
  added.set(address, loaded);
  (others.findLast(({ dataset }) => dataset.href! < address) ?? shared!).after(link);
  return loaded;
}
