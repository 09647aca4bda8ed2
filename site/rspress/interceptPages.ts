import type { RsbuildPlugin } from '@rsbuild/core';

import type { ConvertedPage } from '../publish/convertPage';

/**
 * Takes each page from Rspress, which renders on one core, so that other cores convert it while the next ones are rendered.
 * Otherwise Rspress would write every page to disk, for us to read back, complete, and write again.
 *
 * @param converted Receives the pages, by their files.
 * @param onPage Receives the address of a page without base, and its HTML.
 */
export const interceptPages = (
  converted: Map<string, Promise<ConvertedPage>>,
  onPage: (route: string, html: string) => Promise<ConvertedPage>,
): RsbuildPlugin => ({
  name: 'intercept-pages',
  setup: (api) =>
    api.processAssets({ stage: 'additional', environments: ['node'] }, ({ compilation }) => {
      const emitAsset = compilation.emitAsset.bind(compilation);
      compilation.emitAsset = (file, source, info) => {
        if (!file.endsWith('.html')) return emitAsset(file, source, info);
        const route = `/${file.replace(/(^index)?\.html$/, '')}`;
        const page = onPage(route, source.source().toString());
        // Awaited after the build, which reports the error.
        page.catch(() => undefined);
        converted.set(file, page);
      };
    }),
});
