declare module 'virtual:site-pages' {
  import type { ComponentType } from 'react';

  type SitePage = import('../../site/pages/pageData').SitePage;

  /**
   * Loads the module of a page, by address. A page from MDX carries its data on its component, a generated one exports it.
   */
  export const pages: Record<
    string,
    () => Promise<
      Partial<SitePage> & {
        default: ComponentType & { __RSPRESS_PAGE_META?: Record<string, Partial<SitePage>> };
      }
    >
  >;
}
declare module 'virtual:usage' {
  const usage: Record<string, import('./usageOf').Usage | undefined>;
  export default usage;
}
