import type { Address } from '../search/nearestAddresses';
import { site } from './site';

let pages: Promise<Address[]> | undefined;

/** The pages of the site, fetched once; empty if that fails or takes too long. */
export const listedPages = (): Promise<Address[]> =>
  (pages ??= fetch(`${site.base}addresses.json`, { signal: AbortSignal.timeout(3000) })
    .then((answer) => answer.json() as Promise<Address[]>)
    .catch(() => []));
