declare module 'virtual:site-pages' {
  import type { ComponentType } from 'react';

  import type { SitePage } from '../../site/theme/sitePage';

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
  import type { Usage } from './usageOf';

  const usage: Record<string, Usage | undefined>;
  export default usage;
}
