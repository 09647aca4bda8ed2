/** Rspress's table of all pages, which it writes for each build. */
declare module 'virtual-routes' {
  import type { ReactNode } from 'react';

  import type { SitePage } from '../page/sitePage';

  export const routes: {
    /** Address without base; that of a folder's index ends with a slash. */
    path: string;
    /** The page, as React draws it. */
    element: ReactNode;
    /** Loads the module of the page. */
    preload: () => Promise<{ default: { __RSPRESS_PAGE_META: Record<string, Partial<SitePage>> } }>;
  }[];
}
