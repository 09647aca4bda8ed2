import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Code } from 'mdast';
import type { Plugin } from 'vite';

import { bundle } from '../site/bundle.mjs';
import type { DrawnDiagram } from '../site/content/documents/drawDiagram';

const drawing = join(import.meta.dirname, '../site/content/documents/drawDiagram.ts');
const id = 'virtual:diagrams';
const content = join(import.meta.dirname, '..', 'content');

/** Pages whose diagrams stories show. */
const pages = ['cli/login.mdx', 'core-concepts.mdx', 'platform.mdx'];

const fence = /^```dot (.+)\n([^]*?)\n```$/gm;

/** Diagrams as the site draws them from what pages say, by their captions: designers review what visitors get. */
export const diagramsPlugin = (): Plugin => ({
  name: 'diagrams',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  async load(loaded) {
    if (loaded !== `\0${id}`) return;
    const { url } = await bundle(drawing);
    const { drawDiagram } = (await import(url)) as {
      drawDiagram: (fence: Code, file: string) => Promise<DrawnDiagram>;
    };
    const diagrams: Record<string, DrawnDiagram> = {};
    for (const page of pages) {
      const file = join(content, page);
      this.addWatchFile(file);
      for (const [, meta, value = ''] of readFileSync(file, 'utf8').matchAll(fence)) {
        const drawn = await drawDiagram({ type: 'code', lang: 'dot', meta, value } satisfies Code, page);
        diagrams[drawn.caption] = drawn;
      }
    }
    return `export default ${JSON.stringify(diagrams)}`;
  },
});
