import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';

import type { GeneratedPage } from './generatedPage';

const theme = join(import.meta.dirname, '../theme');

/** One for each process: builds, drafts and development servers run side by side. */
const folder = join(import.meta.dirname, '../../node_modules/.cache/pages', String(process.pid));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/**
 * Writes the modules of generated pages and returns their absolute paths, in the order of the pages. Files that are right already
 * are left alone, so that a development server compiles only what has changed; files of earlier pages are removed.
 */
export function writePages(pages: GeneratedPage[]): string[] {
  const files = new Map<string, string>();
  const paths = pages.map(({ route, component, props, texts = new Map<string, string>(), data }) => {
    const path = join(folder, route === '/' ? 'index' : route);
    const textFiles = [...texts.keys()].map((key) => join(folder, '_texts', `${key}.mdx`));
    for (const [index, text] of [...texts.values()].entries()) files.set(textFiles[index]!, text);
    files.set(`${path}.json`, JSON.stringify({ props, data }));
    files.set(
      `${path}.js`,
      [
        `import { createElement } from 'react';`,
        `import { ${component.name} as Component } from ${JSON.stringify(join(theme, component.file))};`,
        `import page from './${basename(path)}.json';`,
        ...textFiles.map((file, index) => `import Text${index} from ${JSON.stringify(file)};`),
        `export const { ${Object.keys(data).join(', ')} } = page.data;`,
        `const texts = { ${[...texts.keys()].map((key, index) => `${JSON.stringify(key)}: Text${index}`).join(', ')} };`,
        `export default function Page() { return createElement(Component, { ...page.props, texts }); }`,
        '',
      ].join('\n'),
    );
    return `${path}.js`;
  });
  for (const [path, text] of files) {
    if (read(path) === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const path of globSync('**/*', { cwd: folder, absolute: true, dot: true }))
    if (!files.has(path)) rmSync(path);
  return paths;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
