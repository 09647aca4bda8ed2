import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rm, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inspect } from 'node:util';

import type { Root } from 'mdast';

import { isAbandoned, processSuffix } from '../processSuffix';
import type { Page } from './pageData';

const cache = join(import.meta.dirname, '../../node_modules/.cache/pages');

/** One folder per process, because builds and development servers can run at the same time. */
const folder = join(cache, processSuffix);

/** The sidebars of all pages, by hash: one module, because development can't add a module to a page that is open. */
export const sidebarsModule = join(folder, '_sidebars.json');

/** Removes the modules of killed processes, and of this process when it exits. Call it once per process. */
export function cleanUpPageModules(): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const path = join(cache, name);
    // Folders that belong to another user stay.
    if (isAbandoned(path)) rm(path, { recursive: true, force: true }, () => undefined);
  }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Writes the sidebars and the data of pages without Markdown, skipping unchanged modules, so they aren't recompiled. */
export function writePageModules(pages: Page[]) {
  const files = new Map<string, string>();
  /** Absolute paths of the modules, by route. */
  const modules = new Map<string, string>();
  /** Trees of the excerpts in pages, by the absolute paths of their modules. */
  const trees = new Map<string, Root>();
  const sidebars = new Map(pages.map(({ data, sidebar }) => [data.navigation?.sidebarHash, sidebar]));
  files.set(sidebarsModule, JSON.stringify(Object.fromEntries(sidebars)));
  for (const { file, data, excerpts = new Map<string, Root>() } of pages) {
    if (file !== undefined) continue;
    const path = join(folder, data.route === '/' ? 'index' : data.route);
    const pathOf = (key: string) => join(folder, '_excerpts', `${key}.mdx`);
    const keys = [...excerpts.keys()];
    for (const [key, tree] of excerpts) {
      trees.set(pathOf(key), tree);
      // The tree is compiled, not this text. The hash changes the module when the tree changes.
      files.set(pathOf(key), `{/* ${hash('sha256', inspect(tree, { depth: null }))} */}\n`);
    }
    files.set(`${path}.json`, JSON.stringify(data));
    // Rspress takes the data of a page from the exports of a .js file, and from `__RSPRESS_PAGE_META` of an .mdx file.
    const lines = [
      `import data from './${basename(path)}.json';`,
      ...keys.map((key, index) => `import Excerpt${index} from ${JSON.stringify(pathOf(key))};`),
      `import sidebars from ${JSON.stringify(sidebarsModule)};`,
      `export const sidebar = sidebars[${JSON.stringify(data.navigation?.sidebarHash)}];`,
      `export const { ${Object.keys(data).join(', ')} } = data;`,
      `export const excerpts = { ${keys.map((key, index) => `${JSON.stringify(key)}: Excerpt${index}`).join(', ')} };`,
      `export default () => null;`,
    ];
    files.set(`${path}.js`, `${lines.join('\n')}\n`);
    modules.set(data.route, `${path}.js`);
  }
  const changedFiles: string[] = [];
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    changedFiles.push(path);
  }
  return { modules, trees, changedFiles };
}
