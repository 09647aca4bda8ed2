import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Code } from 'mdast';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

import { bundle } from '../site/bundle.mjs';

const drawnFences = join(import.meta.dirname, '../site/content/fences/drawnFences.ts');

/** Screens of the product and diagrams, as pages have them, by name and title. Designers review what readers get. */
export const fencesPlugin = (): Plugin => ({
  name: 'fences',
  resolveId: (source) => (/^virtual:(screen|diagram)s$/.test(source) ? `\0${source}` : undefined),
  async load(id) {
    const lang = /^\0virtual:(screen|diagram)s$/.exec(id)?.[1]?.replace('diagram', 'dot');
    if (!lang) return;
    const { drawnLanguages } = (await import((await bundle(drawnFences)).url)) as {
      drawnLanguages: Record<string, { propsOf: (fence: Code, file: string) => Promise<object> }>;
    };
    const fence = new RegExp(`^( *)\`\`\`${lang} ((?:name|title)="([^"]+)".*)\\n([^]*?)\\n\\1\`\`\`$`, 'gm');
    const found: Record<string, unknown> = {};
    for (const file of globSync('content/**/*.mdx', { absolute: true })) {
      for (const [, indent, meta, name = '', text = ''] of readFileSync(file, 'utf8').matchAll(fence)) {
        this.addWatchFile(file);
        const value = text.replaceAll(`\n${indent}`, '\n').slice(indent!.length);
        found[name] = await drawnLanguages[lang]!.propsOf({ type: 'code', lang, meta, value }, file);
      }
    }
    return `export default ${JSON.stringify(found)}`;
  },
});
