import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Takes each page as soon as it is rendered, so that it is parsed while Rspress renders the next ones, which keeps only one
 * core busy. It also saves a round trip: Rspress would write every page to disk, and we would read it back, complete it and
 * write it again.
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
