import type { RsbuildPlugin } from '@rsbuild/core';

import type { PageForms } from '../publish/takeForms';

/**
 * Parses each page while Rspress renders the next ones, which keeps only one core busy. It also saves a round trip: Rspress
 * would write every page to disk, and we would read it back, complete it and write it again.
 *
 * @param rendered Receives the pages, by their files.
 * @param take Receives the address of a page without base, and its HTML.
 */
export const takeRendered = (
  rendered: Map<string, Promise<PageForms>>,
  take: (route: string, html: string) => Promise<PageForms>,
): RsbuildPlugin => ({
  name: 'take-rendered',
  setup: (api) =>
    api.processAssets({ stage: 'additional', environments: ['node'] }, ({ compilation }) => {
      const emit = compilation.emitAsset.bind(compilation);
      compilation.emitAsset = (file, source, info) => {
        if (!file.endsWith('.html')) return emit(file, source, info);
        const route = `/${file.replace(/(^index)?\.html$/, '')}`;
        const page = take(route, source.source().toString());
        // Awaited after the build, which reports the error.
        page.catch(() => undefined);
        rendered.set(file, page);
      };
    }),
});
