import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { glob } from 'tinyglobby';

import { escapeMarkup } from '../escapeMarkup';
import { resolveInside } from '../resolveInside';
import type { Settings } from '../settings/schema';
import { fillTemplate } from './fillTemplate';

/**
 * Prepares a built site for GitHub Pages, which serves only files: each page gets a copy for its address with a slash at
 * the end, `api/index.html` next to `api.html`, and each redirect becomes a page. All of them name the canonical
 * address.
 *
 * @param redirects The target of each address that moved, with the base, encoded.
 * @throws {SiteError} When the address of a redirect is outside of the folder.
 */
export async function writeForGithubPages(
  outDir: string,
  redirects: Map<string, string>,
  { base, language }: Pick<Settings, 'base' | 'language'>,
): Promise<void> {
  const copies = await glob('**/*.html', { cwd: outDir, ignore: ['404.html', '**/index.html'] });
  for (const page of copies) {
    await write(outDir, page.replace(/\.html$/, '/index.html'), await readFile(join(outDir, page)));
  }
  for (const [from, to] of redirects) {
    const name = decodeURIComponent(from.slice(base.length)).replace(/(\.html)?\/?$/, '');
    const page = movedPage(to, language);
    for (const file of [`${name}.html`, `${name}/index.html`]) await write(outDir, file, page);
  }
}

async function write(outDir: string, file: string, content: string | Buffer): Promise<void> {
  const path = resolveInside(outDir, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const template = readFileSync(join(import.meta.dirname, 'moved.html'), 'utf8');

/** A page that redirects. It keeps the query and the fragment unless `to` has its own. */
function movedPage(to: string, language: string): string {
  return fillTemplate(template, {
    address: escapeMarkup(to),
    language: escapeMarkup(language),
    literal: JSON.stringify(to).replaceAll('<', '\\u003c'),
  });
}
