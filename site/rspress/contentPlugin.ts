import { EventEmitter, once } from 'node:events';
import { join, relative, resolve } from 'node:path';

import type { RsbuildConfig, RsbuildPluginAPI, TransformHandler } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

import { PageThreads } from './pageThreads';
import { serveFetchedFiles } from './serveFetchedFiles';
import { stylesPlugin } from './stylesPlugin';
import { interceptPages } from './interceptPages';
import { socialImages } from '../publish/image/socialImages';
import { createMemo } from '../memo';
import { formatProblems } from '../problem';
import { compilePage } from '../markdown/compilePage';
import { assembleSite, type AssembledSite } from '../pages/assembleSite';
import { cleanUpPageModules } from '../pages/writePageModules';
import { loadContent } from '../content/loadContent';
import { readPagePaths } from '../content/documents/readPagePaths';
import { contentFolders, type ContentOptions } from '../content/readContent';
import { finishSite } from '../publish/finishSite';
import type { BundledStyles } from '../publish/styles/pageStyles';
import { formatsOf, type ConvertedPage } from '../publish/convertPage';
import { searchSource } from '../search/searchFiles';

/** Reloads a page in development when its data changes. Rspress reads it once; React refreshes only the text. */
const reloadOnNewData = `
if (import.meta.webpackHot) {
  const data = JSON.stringify(MDXContent.__RSPRESS_PAGE_META);
  const before = import.meta.webpackHot.data?.page ?? data;
  import.meta.webpackHot.dispose((kept) => void (kept.page = data));
  if (before !== data) location.reload();
}`;

/** The plugin, and its interface for the development server. */
export interface ContentPlugin extends RspressPlugin {
  /** Absolute paths of the content and of the interface definitions. */
  folders: string[];
  /**
   * Reads the whole content, or the changes since the last time. In development, the site starts with pages whose
   * text is not read yet.
   *
   * @param signal Stops reading, for a newer update.
   * @returns Whether pages were added or removed, so that Rspress has to restart, and the absolute paths of the modules
   * of pages whose data changed, other than their text.
   * @throws {SiteError} With every problem in the content.
   */
  update: (signal?: AbortSignal) => Promise<{ routesChanged: boolean; files: string[] }>;
}

/**
 * Adds the pages of the site to Rspress: reads and checks the content, compiles it, and completes the built site. A page
 * passes the hooks from top to bottom, which is the order in which Rspress calls them.
 */
export function contentPlugin(options: ContentOptions): ContentPlugin {
  const { root, settings } = options;
  const paths = { contentRoot: join(root, settings.content.root), base: settings.base };
  const readSite = createSiteReader(options);
  const threads = new PageThreads();
  const memo = createMemo();
  const events = new EventEmitter();
  /** In development, resolves once the text of pages has been read, or has problems. */
  const whenRead = once(events, 'read');

  // What a hook hands to later ones, and the hook that sets it.
  let site: AssembledSite; // `config`; `update` replaces it
  let background: ReturnType<typeof startBackgroundWork>; // `config`
  let bundledStyles: BundledStyles; // `stylesPlugin`
  const convertedPages = new Map<string, Promise<ConvertedPage>>(); // `interceptPages`, by file

  return {
    name: 'content',
    async config(config, _utilities, isProduction) {
      cleanUpPageModules();
      if (!isProduction) {
        site = await readSite({ includeDrafts: true, depth: 'frontMatter', memo });
        return config;
      }
      // Reading takes the first seconds of a build.
      console.info(`Reading the pages in ${settings.content.root} …`);
      await threads.start(readPagePaths(paths.contentRoot, settings.content.exclude).length);
      site = await readSite({ read: threads.read });
      background = startBackgroundWork(site, options, threads);
      return config;
    },
    addPages: () => site.pages.map(({ data: { route: routePath }, filepath }) => ({ routePath, filepath })),
    // Otherwise Rspress sends data of all pages to every page, and writes a search index.
    modifySearchIndexData(pageInfos) {
      pageInfos.length = 0;
    },
    builderConfig: {
      server: {
        setup({ action, server }) {
          const extras = serveFetchedFiles(() => site, whenRead, { settings, root });
          if (action === 'dev') server.middlewares.use(settings.base, extras);
        },
      },
      plugins: [
        transformPages(async ({ code: source, resourcePath: filepath, addDependency, environment }) => {
          const page = { source, filepath, context: site.contextOf(filepath) };
          if (environment.config.mode !== 'production') {
            return (await compilePage({ ...page, addDependency }, paths)) + reloadOnNewData;
          }
          // Compiling changes the tree.
          const tree = site.takeTree(relative(root, filepath).replaceAll('\\', '/'));
          return threads.compile({ ...page, tree, paths });
        }),
        stylesPlugin((styles) => {
          bundledStyles = styles;
        }),
        interceptPages((file, route, html) => {
          convertedPages.set(file, awaitedLater(threads.convert([html, background.formatsAt(route)])));
        }),
      ],
      tools,
    },
    async afterBuild({ outDir = 'dist' }, isProduction) {
      if (!isProduction) return;
      await finishSite(site, { settings, root, outDir, bundledStyles, convertedPages, ...background });
      await threads.close();
    },
    folders: contentFolders(settings).map((folder) => join(root, folder)),
    async update(signal) {
      const before = site;
      const reading = readSite({ includeDrafts: true, memo, signal });
      site = await reading.finally(() => signal?.aborted || events.emit('read'));
      return changesBetween(before, site);
    },
  };
}

/** Returns a function that reads and assembles the pages. It shows warnings once, until there are others. */
function createSiteReader(options: ContentOptions) {
  let shownWarnings = '';
  return async (overrides: Partial<ContentOptions>): Promise<AssembledSite> => {
    const content = await loadContent({ ...options, ...overrides });
    const text = formatProblems(content.warnings);
    if (text !== '' && text !== shownWarnings) console.warn(text);
    shownWarnings = text;
    return assembleSite(content, { ...options, ...overrides });
  };
}

/** Starts what needs no rendered pages, while Rspress renders them: the social images and the search. */
function startBackgroundWork(site: AssembledSite, { settings, root }: ContentOptions, threads: PageThreads) {
  const cache = resolve('node_modules/.cache/social-images');
  return {
    formatsAt: formatsOf(site, settings),
    images: awaitedLater(socialImages(site.indexedPages, settings, cache)),
    search: awaitedLater(threads.index(searchSource(site, settings, root))),
  };
}

/** Keeps an error for the end of the build, which awaits the promise and reports it. */
function awaitedLater<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}

/** Rspress's own loaders for pages are not used. */
const tools: RsbuildConfig['tools'] = {
  bundlerChain(chain, { isProd }) {
    const { uses } = chain.module.rule('mdx').oneOf('mdx');
    uses.delete('mdx-loader');
    // The modules of pages run in Node.js only, which needs no older syntax.
    if (isProd) uses.delete('builtin:swc-loader');
  },
};

const transformPages = (transform: TransformHandler) => ({
  name: 'compile-pages',
  setup: (api: RsbuildPluginAPI) => api.transform({ test: /\.mdx?$/, order: 'pre' }, transform),
});

const filesOf = ({ pages }: AssembledSite) => pages.map(({ filepath }) => filepath);

function changesBetween(before: AssembledSite, after: AssembledSite) {
  const all = filesOf(after);
  const changed = all.filter((file) => contextJson(before, file) !== contextJson(after, file));
  const files = [...changed, ...after.changedFiles];
  return { routesChanged: filesOf(before).join() !== all.join(), files };
}

/** The site's data for the page in a file, as text to compare. */
const contextJson = ({ contextOf }: AssembledSite, file: string) => JSON.stringify(contextOf(file));
