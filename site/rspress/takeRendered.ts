import type { RsbuildPlugin } from '@rsbuild/core';

import type { PageForms } from '../publish/takeForms';

/**
 * Takes each page while the next ones are rendered, which only one core does. Rspress would write the page into the folder
 * of the site, to be read there, completed and written again.
 *
 * @param rendered Receives the pages, by their files.
 * @param take Gets the address of a page without base, and its HTML.
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
