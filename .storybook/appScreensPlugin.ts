import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const id = 'virtual:app-screens';
const content = join(import.meta.dirname, '..', 'content');

/** A screen of the product as a page holds it: its name, and what it says in YAML. */
const fence = /^( *)```screen name="([^"]+)"\n([^]*?)\n\1```$/gm;

/** The screens of the product that the pages show, by name: designers review what visitors get. */
export const appScreensPlugin = (): Plugin => ({
  name: 'app-screens',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(loaded) {
    if (loaded !== `\0${id}`) return;
    const screens: Record<string, unknown> = {};
    for (const file of globSync('**/*.mdx', { cwd: content, absolute: true })) {
      for (const [, indent = '', name = '', yaml = ''] of readFileSync(file, 'utf8').matchAll(fence)) {
        this.addWatchFile(file);
        screens[name] = parse(yaml.replaceAll(`\n${indent}`, '\n').slice(indent.length));
      }
    }
    return `export default ${JSON.stringify(screens)}`;
  },
});
