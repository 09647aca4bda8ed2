import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rm, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inspect } from 'node:util';

import type { Root } from 'mdast';

import { isLeftOver, processMark } from '../processMark';
import type { Page, PageData } from './pageData';

const cache = join(import.meta.dirname, '../../node_modules/.cache/pages');
for (const name of existsSync(cache) ? readdirSync(cache) : []) {
  const path = join(cache, name);
  // Folders that belong to another user stay.
  if (isLeftOver(path)) rm(path, { recursive: true, force: true }, () => undefined);
}

/** One folder per process, because builds and development servers can run at the same time. */
const folder = join(cache, processMark);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Absolute path of the module with a page's sidebar, which all pages with that sidebar import. */
const sidebarModuleOf = ({ navigation }: PageData) =>
  navigation?.sidebarId && join(folder, '_sidebars', `${navigation.sidebarId}.json`);

/**
 * Writes modules with sidebars, and with the data of pages without Markdown, but no unchanged ones: they would be compiled
 * again.
 */
export function writePages(pages: Page[]) {
  const files = new Map<string, string>();
  /** Absolute paths of the modules, by route. */
  const modules = new Map<string, string>();
  /** Trees of the texts in pages, by the absolute paths of their modules. */
  const trees = new Map<string, Root>();
  for (const { file, data, sidebar, texts = new Map<string, Root>() } of pages) {
    const sidebarModule = sidebarModuleOf(data);
    if (sidebarModule && !files.has(sidebarModule)) files.set(sidebarModule, JSON.stringify(sidebar));
    if (file !== undefined) continue;
    const path = join(folder, data.route === '/' ? 'index' : data.route);
    const pathOf = (key: string) => join(folder, '_texts', `${key}.mdx`);
    const keys = [...texts.keys()];
    for (const [key, tree] of texts) {
      trees.set(pathOf(key), tree);
      // The tree is compiled, not this text. The hash changes the module when the tree changes.
      files.set(pathOf(key), `{/* ${hash('sha256', inspect(tree, { depth: null }))} */}\n`);
    }
    files.set(`${path}.json`, JSON.stringify(data));
    const lines = [
      `import data from './${basename(path)}.json';`,
      ...keys.map((key, index) => `import Text${index} from ${JSON.stringify(pathOf(key))};`),
      sidebarModule ? `export { default as sidebar } from ${JSON.stringify(sidebarModule)};` : '',
      `export const { ${Object.keys(data).join(', ')} } = data;`,
      `export const texts = { ${keys.map((key, index) => `${JSON.stringify(key)}: Text${index}`).join(', ')} };`,
      `export default () => null;`,
    ];
    files.set(`${path}.js`, `${lines.join('\n')}\n`);
    modules.set(data.route, `${path}.js`);
  }
  const changed: string[] = [];
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    changed.push(path);
  }
  return { modules, sidebarModuleOf, trees, changed };
}
