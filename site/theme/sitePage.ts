import { usePage } from '@rspress/core/runtime';

import type { PageData } from '../pages/pageData';

/** The page shown, as Rspress hands it over. */
export interface SitePage extends PageData {
  /** Address without base. */
  routePath: string;
  /** `404` when there is no page at the address. */
  pageType: string;
}

/** The page shown. Rspress gives the index of a folder an address with a slash at its end; the site has none there. */
export function useSitePage(): SitePage {
  const page = usePage().page as unknown as SitePage;
  return { ...page, routePath: page.routePath.replace(/(?<=.)\/$/, '') };
}
