import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { isLeftOver, processMark } from '../processMark';
import type { Page } from './pageData';

const cache = join(import.meta.dirname, '../../node_modules/.cache/pages');
for (const name of existsSync(cache) ? readdirSync(cache) : []) {
  const path = join(cache, name);
  if (isLeftOver(path)) rmSync(path, { recursive: true, force: true });
}

/** One folder per process, since builds and development servers can run at the same time. */
const folder = join(cache, processMark);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Writes modules with the data of pages without Markdown. Unchanged files are not written, so that they are not compiled again. */
export function writePages(pages: Page[]) {
  const files = new Map<string, string>();
  /** Absolute paths of the modules, by route. */
  const modules = new Map<string, string>();
  for (const { data, texts = new Map<string, string>() } of pages) {
    const path = join(folder, data.route === '/' ? 'index' : data.route);
    const paths = [...texts.keys()].map((key) => join(folder, '_texts', `${key}.mdx`));
    [...texts.values()].forEach((text, index) => files.set(paths[index]!, text));
    files.set(`${path}.json`, JSON.stringify(data));
    const imports = paths.map((text, index) => `import Text${index} from ${JSON.stringify(text)};`);
    const named = [...texts.keys()].map((key, index) => `${JSON.stringify(key)}: Text${index}`);
    const lines = [
      `import data from './${basename(path)}.json';`,
      ...imports,
      `export const { ${Object.keys(data).join(', ')} } = data;`,
      `export const texts = { ${named.join(', ')} };`,
      `export default () => null;`,
    ];
    files.set(`${path}.js`, `${lines.join('\n')}\n`);
    modules.set(data.route, `${path}.js`);
  }
  /** Absolute paths of the files that are new or have changed. */
  const changed: string[] = [];
  for (const [path, text] of files) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    changed.push(path);
  }
  return { modules, changed };
}
