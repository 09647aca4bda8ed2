import { dirname, join, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { bundle } from '../../site/bundle.mjs';
import { pageAddresses } from './pageAddresses.ts';
import type { makeSitePages, SitePages } from './makeSitePages';

const pages = 'virtual:site-pages';
const usage = 'virtual:usage';
const settings = join(import.meta.dirname, '../../site/theme/settings.ts');

/** Modules that the site's pages import, and their replacements in Storybook. */
const replacements: Record<string, string> = {
  '@rspress/core/runtime': 'rspressRuntime.tsx',
  '../browser/search/SiteSearchPage': 'SiteSearchPage.tsx',
};

/** Folders with the MDX of the site's pages. Storybook compiles its own MDX elsewhere. */
const folders = ['content', 'node_modules/.cache/pages'].map((folder) =>
  join(import.meta.dirname, '../..', folder, '/'),
);

/** Keeps Storybook's MDX compiler away from a page. */
const query = '?site-page';

/** Shows pages of the site as its build makes them, with the site's own layout: designers review what readers get. */
export function sitePagesPlugin(): Plugin {
  let cached: Promise<SitePages> | undefined;
  const site = () => (cached ??= makePages());
  return {
    name: 'site-pages',
    // Before Vite resolves them as packages and files.
    enforce: 'pre',
    config: () => ({ define: { 'process.env.__SSR__': 'true' } }),
    resolveId(source, importer = '') {
      if (source === pages || source === usage) return `\0${source}`;
      const replacement = replacements[source];
      if (replacement) return join(import.meta.dirname, replacement);
      if (!source.endsWith('.mdx')) return;
      const file = resolve(dirname(importer), source);
      return folders.some((folder) => file.startsWith(folder)) ? `${file}${query}` : undefined;
    },
    async load(id) {
      if (id === settings) {
        return `export const settings = ${JSON.stringify((await site()).settings)};`;
      }
      if (id === `\0${pages}`) return modulesOf((await site()).files);
      if (id === `\0${usage}`) return `export default ${JSON.stringify((await site()).usage)};`;
      if (!id.endsWith(query)) return;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return (await site()).compile(file);
    },
    watchChange: () => void (cached = undefined),
  };
}

/** A module with a function for each address that loads its page. */
function modulesOf(files: SitePages['files']): string {
  const entries = Object.entries(files).map(
    ([route, file]) => `${JSON.stringify(route)}: () => import(${JSON.stringify(file)})`,
  );
  return `export const pages = { ${entries.join(', ')} };`;
}

/** Builds the pages from the current code and content. */
async function makePages(): Promise<SitePages> {
  const { url } = await bundle(join(import.meta.dirname, 'makeSitePages.ts'));
  const module = (await import(url)) as { makeSitePages: typeof makeSitePages };
  return module.makeSitePages(Object.values(pageAddresses));
}
