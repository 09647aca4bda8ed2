import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Takes each page from Rspress, which renders on one core, so that other cores convert it while the next ones are rendered.
 * Otherwise Rspress would write every page to disk, for us to read back, complete, and write again.
 *
 * @param onPage Receives the file of a page, its address without base, and its HTML.
 */
export const interceptPages = (
  onPage: (file: string, route: string, html: string) => void,
): RsbuildPlugin => ({
  name: 'intercept-pages',
  setup: (api) =>
    api.processAssets({ stage: 'additional', environments: ['node'] }, ({ compilation }) => {
      const emitAsset = compilation.emitAsset.bind(compilation);
      compilation.emitAsset = (file, source, info) => {
        if (!file.endsWith('.html')) return emitAsset(file, source, info);
        const route = `/${file.replace(/(^index)?\.html$/, '')}`;
        onPage(file, route, source.source().toString());
      };
    }),
});
