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

export interface WrittenPages {
  /** Absolute paths of the modules, by route. */
  modules: Map<string, string>;
  /** Absolute paths of the files that are new or have changed. */
  changed: string[];
}

/** Writes modules with the data of pages without Markdown. Unchanged files are not written, so that they are not compiled again. */
export function writePages(pages: Page[]): WrittenPages {
  const files = new Map<string, string>();
  const modules = pages.map(({ data, texts = new Map<string, string>() }): [string, string] => {
    const path = join(folder, data.route === '/' ? 'index' : data.route);
    const textOf = (key: string) => join(folder, '_texts', `${key}.mdx`);
    const keys = [...texts.keys()];
    for (const [key, text] of texts) files.set(textOf(key), text);
    files.set(`${path}.json`, JSON.stringify(data));
    const lines = [
      `import data from './${basename(path)}.json';`,
      ...keys.map((key, index) => `import Text${index} from ${JSON.stringify(textOf(key))};`),
      `export const { ${Object.keys(data).join(', ')} } = data;`,
      `export const texts = { ${keys.map((key, index) => `${JSON.stringify(key)}: Text${index}`).join(', ')} };`,
      `export default () => null;`,
    ];
    files.set(`${path}.js`, `${lines.join('\n')}\n`);
    return [data.route, `${path}.js`];
  });
  const changed = [...files].filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  for (const [path, text] of changed) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return { modules: new Map(modules), changed: changed.map(([path]) => path) };
}
