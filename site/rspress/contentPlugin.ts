import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { glob } from 'tinyglobby';

import { serveExtras } from './serveExtras';
import { socialImages } from '../publish/image/writeSocialImages';
import { cacheFolder } from '../cacheFolder';
import { formatProblems, type Problem } from '../problem';
import { compilePage, type CompiledSite } from '../markdown/compilePage';
import { assemblePages, type AssembledPages } from '../pages/assemblePages';
import { readContent, type ReadContentOptions } from '../pages/readContent';
import type { Redirect } from '../content/redirects/checkRedirects';
import { writeExtras } from '../publish/writeExtras';

const loader = fileURLToPath(new URL('../markdown/compileLoader.mjs', import.meta.url));

/** Rspress parses every page for a search index and an outline that nobody takes from it. It finds no text in them. */
const noText = { search: /[^]+/, replace: '' };

/**
 * The end of a page's module in development. Rspress reads the data of a page, such as its table of contents, only when the page
 * loads; React replaces the text alone.
 */
const reloadOnNewData = `
if (import.meta.webpackHot) {
  const data = JSON.stringify(MDXContent.__RSPRESS_PAGE_META);
  const before = import.meta.webpackHot.data?.page ?? data;
  import.meta.webpackHot.dispose((kept) => void (kept.page = data));
  if (before !== data) location.reload();
}`;

/** What a save has changed other than the text of pages. */
export interface ContentUpdate {
  /** Whether pages come or go, so that Rspress has to start again. */
  routesChanged: boolean;
  /** Files of all pages, when what modules get from the rest of the content has changed. */
  files: string[];
}

/** The plugin, and what the commands ask it. */
export interface ContentPlugin extends RspressPlugin {
  name: 'content';
  /** Absolute paths of the content, and of the interface definitions. */
  folders: string[];
  /** Redirects of moved pages, once the content is read. */
  redirects: () => Redirect[];
  /**
   * Reads the content again, and resolves to what has changed other than the text of pages.
   *
   * @throws {SiteError} With every problem in the content.
   */
  update: () => Promise<ContentUpdate>;
}

export type ContentPluginOptions = Omit<ReadContentOptions, 'warn'>;

/** Brings the content into Rspress: reads and checks all of it, and gives each page its anchors, its navigation and its elements. */
export function contentPlugin(options: ContentPluginOptions): ContentPlugin {
  const { root, settings } = options;
  let pages: AssembledPages;
  let shownWarnings = '';
  const compiled: CompiledSite = { root: join(root, settings.content.root), base: settings.base };
  let pictures: Promise<Map<string, Buffer>>;
  const readPages = async () => {
    const warnings: Problem[] = [];
    const content = await readContent({ ...options, warn: (found) => void warnings.push(...found) });
    const text = formatProblems(warnings);
    if (text !== '' && text !== shownWarnings) console.warn(text);
    shownWarnings = text;
    return assemblePages(content, { settings, root });
  };

  return {
    name: 'content',
    folders: [settings.content.root, settings.reference?.root].flatMap((folder) =>
      folder === undefined ? [] : [join(root, folder)],
    ),
    redirects: () => pages.site.redirects,
    async update() {
      const before = pages;
      pages = await readPages();
      const files = filesOf(pages, root);
      return {
        routesChanged: filesOf(before, root).join() !== files.join(),
        files: dataOfAll(before, root) === dataOfAll(pages, root) ? [] : files,
      };
    },
    async config(config, _utilities, isProduction) {
      pages = await readPages();
      if (isProduction) {
        const cache = cacheFolder('social-images', root);
        pictures = socialImages(pages.published, { site: settings, cache });
        // Whoever awaits the pictures handles the error.
        pictures.catch(() => undefined);
      }
      return { ...config, replaceRules: [noText] };
    },
    addPages: () => pages.additional,
    builderConfig: {
      server: {
        setup({ action, server }) {
          if (action === 'dev')
            server.middlewares.use(
              settings.base,
              serveExtras(() => pages, { settings, root }),
            );
        },
      },
      tools: {
        bundlerChain(chain, { isProd }) {
          const rule = chain.module.rule('mdx').oneOf('mdx');
          const compile = async (source: string, filepath: string) => {
            const context = pages.contextOf(filepath);
            const tree = pages.takeTree(relative(root, filepath).replaceAll('\\', '/'), source);
            const code = await compilePage({ source, filepath, context, tree }, compiled);
            return isProd ? code : code + reloadOnNewData;
          };
          rule.use('mdx-loader').loader(loader).options({ compile });
          // The modules of pages run in Node.js only, which needs no older syntax.
          if (isProd) rule.uses.delete('builtin:swc-loader');
        },
      },
    },
    // What Rspress would send to every page about every other page. The theme reads a page's own data.
    extendPageData(page) {
      for (const key of Object.keys(page)) {
        if (key.startsWith('_') || key === 'routePath') continue;
        delete (page as unknown as Record<string, unknown>)[key];
      }
      page.frontmatter = {};
      page.toc = [];
    },
    async afterBuild({ outDir = 'dist' }, isProduction) {
      if (!isProduction) return;
      // Rspress writes its search index even when its search is off.
      const indexes = await glob('static/search_index.*.json', { cwd: outDir, absolute: true });
      await Promise.all(indexes.map((file) => rm(file)));
      await writeExtras(pages, { settings, root, outDir, pictures: await pictures });
    },
  };
}

/** Absolute paths of the modules of all pages. */
function filesOf({ site, additional }: AssembledPages, root: string): string[] {
  return [...site.documents.map(({ file }) => join(root, file)), ...additional.map((page) => page.filepath)];
}

/** Everything that modules of pages get from the rest of the content, as text that can be compared. */
function dataOfAll(pages: AssembledPages, root: string): string {
  const data = filesOf(pages, root).map((file) => pages.contextOf(file));
  return JSON.stringify([data, pages.generated], (_key, value: unknown) =>
    value instanceof Map ? [...value] : value,
  );
}
