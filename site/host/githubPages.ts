import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { glob } from 'tinyglobby';

import { escapeMarkup } from '../escapeMarkup';
import type { HostRedirect } from './redirectsFile';

export interface GithubPagesOptions {
  /** Path under which the site is published, with a slash at both ends. */
  base: string;
  /** Where addresses lead that moved for good: with the base, encoded. */
  redirects: HostRedirect[];
}

/**
 * Makes a built site ready for GitHub Pages, which serves only files: each page gets a copy for its address with a slash at
 * the end, `api/index.html` next to `api.html`, and each redirect becomes a page that leads on. All of them name the
 * canonical address.
 */
export async function writeForGithubPages(
  outDir: string,
  { base, redirects }: GithubPagesOptions,
): Promise<void> {
  const write = async (file: string, act: (path: string) => Promise<void>) => {
    const path = join(outDir, file);
    await mkdir(dirname(path), { recursive: true });
    await act(path);
  };
  const pages = await glob('**/*.html', { cwd: outDir, ignore: ['404.html', '**/index.html'] });
  for (const page of pages) {
    await write(page.replace(/\.html$/, '/index.html'), (path) => copyFile(join(outDir, page), path));
  }
  const home = await readFile(join(outDir, 'index.html'), 'utf8');
  const language = /<html [^>]*?\blang="([^"]*)"/.exec(home)?.[1] ?? 'en';
  for (const { from, to } of redirects) {
    const name = decodeURIComponent(from.slice(base.length)).replace(/\.html$/, '');
    for (const file of [`${name}.html`, `${name}/index.html`]) {
      await write(file, (path) => writeFile(path, movedPage(to, language)));
    }
  }
}

/** A page that leads on at once. Like a redirect, it keeps the query and the fragment unless `to` has its own. */
function movedPage(to: string, language: string): string {
  const address = escapeMarkup(to);
  const literal = JSON.stringify(to).replaceAll('<', '\\u003c');
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${address}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${address}">`,
    '<script>',
    `const to = new URL(${literal}, location.href);`,
    'to.search ||= location.search;',
    'to.hash ||= location.hash;',
    'location.replace(to);',
    '</script>',
    `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`,
    '</head>',
    `<body><p>→ <a href="${address}">${address}</a></p></body>`,
    '</html>',
    '',
  ].join('\n');
}
