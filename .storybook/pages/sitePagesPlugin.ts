import { join } from 'node:path';

import type { Plugin } from 'vite';

import { bundle } from '../../site/bundle.mjs';
import { shownPages } from './shown.ts';
import type { makeSitePages, SitePages } from './makeSitePages';

const routes = 'virtual-routes';
const settings = 'virtual-settings';
const page = 'virtual:site-page';

/** What the site's pages import, and what stands there in Storybook. */
const stands: Record<string, string> = {
  '@rspress/core/runtime': 'rspressRuntime.tsx',
  '../../browser/search/SiteSearchPage': 'SiteSearchPage.tsx',
};

/** Pages of the site as its build makes them, with its own frame and templates: designers review what visitors get. */
export function sitePagesPlugin(): Plugin {
  let made: Promise<SitePages> | undefined;
  const site = () => (made ??= makePages());
  const pageOf = async (id: string) => (await site()).pages[id.slice(page.length + 1)]!;
  return {
    name: 'site-pages',
    // Before Vite resolves them as packages and files.
    enforce: 'pre',
    config: () => ({ define: { 'process.env.__SSR__': 'true' } }),
    resolveId(source) {
      if (source === routes || source === settings || source.startsWith(page)) return `\0${source}`;
      const stand = stands[source];
      return stand && join(import.meta.dirname, stand);
    },
    async load(id) {
      if (id === `\0${routes}`) return routesModule;
      if (id === `\0${settings}`) return `export default ${JSON.stringify((await site()).settings)};`;
      if (!id.startsWith(`\0${page}`)) return;
      const { file, code } = await pageOf(id);
      this.addWatchFile(file);
      return code;
    },
    // A page that has changed is made anew when it is loaded again.
    watchChange: () => void (made = undefined),
  };
}

/** The table of pages that the site asks for the one at an address. */
const routesModule = `export const routes = [${Object.values(shownPages)
  .map((path) => `{ path: '${path}', preload: () => import('${page}${path}') }`)
  .join(', ')}];`;

/** Makes the pages with the code and the content of this moment. */
async function makePages(): Promise<SitePages> {
  const { url } = await bundle(join(import.meta.dirname, 'makeSitePages.ts'));
  const module = (await import(url)) as { makeSitePages: typeof makeSitePages };
  return module.makeSitePages(Object.values(shownPages));
}
