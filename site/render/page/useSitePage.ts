import { usePage } from '@rspress/core/runtime';

import type { SitePage } from './sitePage';

/** The page shown. Rspress gives the index of a folder an address with a slash at its end; the site has none there. */
export function useSitePage(): SitePage {
  const page = usePage().page as unknown as SitePage;
  return { ...page, routePath: page.routePath.replace(/(?<=.)\/$/, '') };
}
