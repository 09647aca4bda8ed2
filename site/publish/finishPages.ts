import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { buildMarker, frameMarker, pageDocumentPath } from '../browser/navigation/pageDocument';
import { mirrorRoute } from '../theme/head/routes';
import { fontsMarker } from '../browser/early/loadFonts';
import { sha256 } from './headers/inlineScripts';
import { articleMarkdown } from './mirror/articleMarkdown';
import { pageDocumentOf } from './pageDocumentOf';
import type { Write } from './writer';

export interface FinishPagesOptions {
  /** Path under which the site is published, with both slashes. */
  base: string;
  /** Origin of the site. */
  address: string;
  /** Addresses of the pages whose text is written as Markdown, without base. */
  mirrored: Iterable<string>;
  /** Writes a file of the site. */
  write: Write;
}

/**
 * Completes every page of a built site with its styles and the script that runs before the first paint, and writes next to it
 * what a navigation fetches, and its text as Markdown.
 */
export function finishPages(outDir: string, { address, base, mirrored, write }: FinishPagesOptions): void {
  const find = (pattern: string) => globSync(pattern, { cwd: outDir });
  const [sheet, early, script] = ['css/styles', 'js/early', 'js/index'].map((name) => {
    const [file] = find(`static/${name}.*.*`);
    if (file === undefined) throw new Error(`The build wrote no file static/${name}.`);
    return file;
  }) as [string, string, string];
  const head =
    styleMarkup(readFileSync(join(outDir, sheet), 'utf8').trim(), `${base}${sheet}`) +
    scriptMarkup(readFileSync(join(outDir, early), 'utf8').trim());
  rmSync(join(outDir, early));
  const build = createHash('sha256').update(`${script} ${sheet}`).digest('hex').slice(0, 10);
  const integrity = sha256(readFileSync(join(outDir, script)));
  const routes = new Set(mirrored);
  for (const file of find('**/*.html')) {
    const path = join(outDir, file);
    const drawn = readFileSync(path, 'utf8');
    // Writers can keep other HTML in public/.
    if (!drawn.includes(`<div ${frameMarker}="`)) continue;
    const html = pauseParser(
      placeScript(drawn, { build, integrity }).replace('</head>', () => `${head}\n</head>`),
    );
    writeFileSync(path, html);
    const document = pageDocumentOf(html);
    if (document.route === '/404') continue;
    write(pageDocumentPath(document.route), JSON.stringify(document));
    if (!routes.has(document.route)) continue;
    const markdown = articleMarkdown(html, `${address}${base.slice(0, -1)}${document.route}`);
    write(mirrorRoute(document.route), markdown);
  }
}

/** Rules for fonts that are fetched, in minified CSS. */
const fetchedFont = /@font-face\{[^}]*\burl\([^}]*\}/g;

/**
 * The styles of all pages as markup for the head. A page paints while it still arrives, without asking for a second file, and
 * scripts that load more styles find these by their address. Fetched fonts get a style element of
 * their own, and those of basic Latin a preload: `browser/early/loadFonts.ts` applies them.
 */
export function styleMarkup(css: string, href: string): string {
  const rules = css.match(fetchedFont) ?? [];
  const preloads = rules
    .flatMap((rule) => /\burl\(([^)]*)\).*unicode-range:U\+0-/i.exec(rule)?.[1] ?? [])
    .map((file) => `<link rel="preload" as="font" crossorigin href="${file}">`);
  return (
    `${preloads.join('')}<style ${fontsMarker} media="not all">${rules.join('')}</style>\n` +
    `<style data-href="${href}">${css.replace(fetchedFont, '')}</style>\n`
  );
}

/** An inline script whose source cannot close the element. */
const scriptMarkup = (source: string) =>
  `<script>${source.replace(/<(?=\/script|!--|script)/gi, '\\x3C')}</script>`;

/** Starts the script of a page before the page is complete, and adds its hash and the id of the build. */
export const placeScript = (html: string, { build, integrity }: { build: string; integrity: string }) =>
  html.replace(
    /<script defer ([^>]*)>/,
    (_, source: string) => `<script async ${buildMarker}="${build}" ${source} integrity="${integrity}">`,
  );

/**
 * Adds an empty script, which no policy has to allow, before every tenth row of a reference page. Chrome parses the rest of a
 * page in one long task once it has yielded a few times; after a script it yields again, and can paint and respond.
 */
export function pauseParser(html: string): string {
  let row = 0;
  return html.replace(/<div [^>]*\bdata-deferred/g, (tag) =>
    row++ % 10 === 0 ? `<script></script>${tag}` : tag,
  );
}
