import { loadOnce } from '../../loadOnce';
import { stylesMarker } from '../pageMarkers';

const addOnce = loadOnce(addStyle);

/**
 * Adds the styles that this document doesn't have yet, in the order of the cascade, which is that of their addresses.
 *
 * @throws {TypeError} When they can't be fetched.
 */
export const addStyles = (hrefs: string[]): Promise<unknown> => Promise.all(hrefs.map(addOnce));

/** Adds all styles, since an island may draw any component. */
export const addIslandStyles = (): Promise<unknown> =>
  addStyles(document.querySelector(`[${stylesMarker}]`)?.getAttribute(stylesMarker)?.split(' ') ?? []);

async function addStyle(href: string): Promise<void> {
  // All pages share the first one.
  const [shared, ...others] = document.querySelectorAll<HTMLElement>('[data-href]');
  if (others.some(({ dataset }) => dataset.href === href)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset.href = href;
  (others.findLast(({ dataset }) => dataset.href! < href) ?? shared!).after(link);
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new TypeError(href));
    };
  });
}
