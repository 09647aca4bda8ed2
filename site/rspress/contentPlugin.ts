import { join, relative, resolve } from 'node:path';

import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

import { serveExtras } from './serveExtras';
import { socialImages } from '../publish/image/writeSocialImages';
import { formatProblems, type Problem } from '../problem';
import { compilePage } from '../markdown/compilePage';
import { assemblePages, type AssembledPages } from '../pages/assemblePages';
import { contentFolders, readContent, type ReadContentOptions } from '../pages/readContent';
import type { Redirect } from '../content/redirects/checkAddresses';
import type { BundledSite } from '../publish/bundledSite';
import type { InlineSources } from '../publish/takePage';
import { writeExtras } from '../publish/writeExtras';

/** Rspress parses every page for its own search index. Without text, that takes no time. */
const noText = { search: /[^]+/, replace: '' };

/** Reloads a page in development when its data changes. Rspress reads it once; React refreshes only the text. */
const reloadOnNewData = `
if (import.meta.webpackHot) {
  const data = JSON.stringify(MDXContent.__RSPRESS_PAGE_META);
  const before = import.meta.webpackHot.data?.page ?? data;
  import.meta.webpackHot.dispose((kept) => void (kept.page = data));
  if (before !== data) location.reload();
}`;

/** Changes of a save other than the text of pages. */
export interface ContentUpdate {
  /** Whether pages were added or removed, so that Rspress has to restart. */
  routesChanged: boolean;
  /** Files of all pages if their data changed. */
  files: string[];
}

export interface ContentPluginOptions extends Omit<ReadContentOptions, 'warn'> {
  /** What the bundler leaves. */
  bundled: BundledSite;
}

/** The plugin, and its interface for the commands. */
export interface ContentPlugin extends RspressPlugin {
  name: 'content';
  /** Absolute paths of the content and of the interface definitions. */
  folders: string[];
  /** Redirects of moved pages, once the content is read. */
  redirects: () => Redirect[];
  /** Sources of scripts and styles in the pages, once they are built. */
  inline: () => InlineSources;
  /**
   * Reads the content again.
   *
   * @throws {SiteError} With every problem in the content.
   */
  update: () => Promise<ContentUpdate>;
}

/** Adds the pages of the site to Rspress: reads and checks the content, compiles it, and completes the built site. */
export function contentPlugin({ bundled, ...options }: ContentPluginOptions): ContentPlugin {
  const { root, settings } = options;
  let inline: InlineSources = { scripts: new Set(), styles: new Set() };
  let pages: AssembledPages;
  let shownWarnings = '';
  const site = { root: join(root, settings.content.root), base: settings.base };
  let pictures: Promise<Map<string, Buffer>>;
  const readPages = async (drafts: boolean) => {
    const warnings: Problem[] = [];
    const content = await readContent({ ...options, drafts, warn: (found) => void warnings.push(...found) });
    const text = formatProblems(warnings);
    if (text !== '' && text !== shownWarnings) console.warn(text);
    shownWarnings = text;
    return assemblePages(content, { settings, root });
  };

  return {
    name: 'content',
    folders: contentFolders(settings).map((folder) => join(root, folder)),
    redirects: () => pages.site.redirects,
    inline: () => inline,
    async update() {
      const before = pages;
      pages = await readPages(true);
      const files = filesOf(pages);
      return {
        routesChanged: filesOf(before).join() !== files.join(),
        files: textOf(before) === textOf(pages) ? [] : files,
      };
    },
    async config(config, _utilities, isProduction) {
      pages = await readPages(options.drafts || !isProduction);
      if (isProduction) {
        pictures = socialImages(pages.published, {
          site: settings,
          cache: resolve('node_modules/.cache/social-images'),
        });
        // Awaited after the build, which reports the error.
        pictures.catch(() => undefined);
      }
      return { ...config, replaceRules: [noText] };
    },
    addPages: () => pages.pages.map(({ data: { route: routePath }, filepath }) => ({ routePath, filepath })),
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
      plugins: [
        {
          name: 'compile-pages',
          setup: (api: RsbuildPluginAPI) =>
            api.transform(
              { test: /\.mdx?$/, order: 'pre' },
              async ({ code: source, resourcePath: filepath, addDependency }) => {
                const context = pages.contextOf(filepath);
                const tree = pages.takeTree(relative(root, filepath).replaceAll('\\', '/'), source);
                const code = await compilePage({ source, filepath, context, tree, addDependency }, site);
                return process.env.NODE_ENV === 'production' ? code : code + reloadOnNewData;
              },
            ),
        },
      ],
      tools: {
        bundlerChain(chain, { isProd }) {
          const { uses } = chain.module.rule('mdx').oneOf('mdx');
          uses.delete('mdx-loader');
          // The modules of pages run in Node.js only, which needs no older syntax.
          if (isProd) uses.delete('builtin:swc-loader');
        },
      },
    },
    // Otherwise Rspress sends data of all pages to every page, and writes a search index.
    modifySearchIndexData: (found) => void (found.length = 0),
    async afterBuild({ outDir = 'dist' }, isProduction) {
      if (!isProduction) return;
      inline = writeExtras(pages, { settings, root, outDir, bundled, pictures: await pictures });
    },
  };
}

const filesOf = ({ pages }: AssembledPages) => pages.map(({ filepath }) => filepath);

/** The data of all pages, as text to compare. */
const textOf = ({ pages }: AssembledPages) =>
  JSON.stringify(pages, (_key, value: unknown) => (value instanceof Map ? [...value] : value));
