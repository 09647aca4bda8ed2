import { join } from 'node:path';

import type { Plugin } from 'vite';

import { bundle } from '../site/bundle.mjs';
import type { listComponents } from './listComponents';

const components = 'virtual:components';

/** Lists all components with their pictures, so that the page about them runs no story. */
export const componentsPlugin = (): Plugin => ({
  name: 'components',
  resolveId: (source) => (source === components ? `\0${components}` : undefined),
  async load(id) {
    if (id !== `\0${components}`) return;
    const { url } = await bundle(join(import.meta.dirname, 'listComponents.ts'));
    const module = (await import(url)) as { listComponents: typeof listComponents };
    const listed = module.listComponents();
    for (const { path } of listed) this.addWatchFile(join(import.meta.dirname, path));
    const drawn = listed.flatMap(({ light, dark }) => [light, dark]);
    const files = drawn.flatMap((picture) => picture?.file ?? []);
    const pictureUrls = `import.meta.glob(${JSON.stringify(files)}, { query: '?url', import: 'default', eager: true })`;
    return `export const components = ${JSON.stringify(listed)};\nexport const pictureUrls = ${pictureUrls};`;
  },
});
