/** The shared styles, in the head of every page, and the styles that were added to this document. */
const groups = () => [...document.querySelectorAll<HTMLElement>('[data-href]')];

/** Styles that are being fetched. */
const loading = new Map<string, Promise<void>>();

/**
 * Adds the styles that this document doesn't have yet, in the order of the cascade: that of their addresses.
 *
 * @throws {TypeError} When they can't be fetched.
 */
export const addStyles = (addresses: string[]): Promise<unknown> => Promise.all(addresses.map(addStyle));

function addStyle(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const [shared, ...others] = groups();
  if (others.some(({ dataset }) => dataset.href === address)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  link.dataset.href = address;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(address);
      reject(new TypeError(`${address} could not be fetched.`));
    });
  });
  loading.set(address, loaded);
  const before = others.findLast(({ dataset }) => dataset.href! < address) ?? shared!;
  before.after(link);
  return loaded;
}
