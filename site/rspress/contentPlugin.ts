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
import { cleanUpPages } from '../pages/writePages';
import { loadContent } from '../content/loadContent';
import { readPagePaths } from '../content/documents/readPagePaths';
import { contentFolders, type ContentOptions } from '../content/readContent';
import { finishSite, formatsOf } from '../publish/finishSite';
import type { BundledStyles } from '../publish/styles/pageStyles';
import type { ConvertedPage } from '../publish/convertPage';
import { searchSource } from '../search/searchFiles';

/** Reloads a page in development when its data changes. Rspress reads it once; React refreshes only the text. */
const reloadOnNewData = `
if (import.meta.webpackHot) {
  const data = JSON.stringify(MDXContent.__RSPRESS_PAGE_META);
  const before = import.meta.webpackHot.data?.page ?? data;
  import.meta.webpackHot.dispose((kept) => void (kept.page = data));
  if (before !== data) location.reload();
}`;

/** The plugin, and its interface for the commands. */
export type ContentPlugin = ReturnType<typeof contentPlugin>;

/** Adds the pages of the site to Rspress: reads and checks the content, compiles it, and completes the built site. */
export function contentPlugin(options: ContentOptions) {
  const { root, settings } = options;
  let site: AssembledSite;
  let background: ReturnType<typeof startBackgroundWork>;
  let shownWarnings = '';
  const paths = { contentRoot: join(root, settings.content.root), base: settings.base };
  const memo = createMemo();
  const threads = new PageThreads();
  const convertedPages = new Map<string, Promise<ConvertedPage>>();
  const bundled: BundledStyles = { sheets: new Map(), fileOfClass: new Map() };
  let markRead = () => {};
  /** In development, resolves once the text of pages has been read, or has problems. */
  const whenRead = new Promise<void>((resolve) => {
    markRead = resolve;
  });
  const readSite = async (overrides: Partial<ContentOptions>) => {
    const content = await loadContent({ ...options, ...overrides });
    const text = formatProblems(content.warnings);
    if (text !== '' && text !== shownWarnings) console.warn(text);
    shownWarnings = text;
    return assembleSite(content, { settings, root, ...overrides });
  };

  const plugin: RspressPlugin = {
    name: 'content',
    async config(config, _utilities, isProduction) {
      cleanUpPages();
      if (!isProduction) {
        site = await readSite({ drafts: true, depth: 'frontMatter', memo });
        return config;
      }
      // Reading takes the first seconds of a build.
      console.info(`Reading the pages in ${settings.content.root} …`);
      await threads.start(readPagePaths(paths.contentRoot, settings.content.exclude).length);
      site = await readSite({ drafts: options.drafts, parse: threads.parse });
      background = startBackgroundWork(site, options, threads);
      return config;
    },
    addPages: () => site.pages.map(({ data: { route: routePath }, filepath }) => ({ routePath, filepath })),
    builderConfig: {
      server: {
        setup({ action, server }) {
          const extras = serveFetchedFiles(() => site, whenRead, { settings, root });
          if (action === 'dev') server.middlewares.use(settings.base, extras);
        },
      },
      plugins: [
        transformPages(async ({ code: source, resourcePath: filepath, addDependency }) => {
          const page = { source, filepath, context: site.contextOf(filepath) };
          if (process.env.NODE_ENV !== 'production') {
            return (await compilePage({ ...page, addDependency }, paths)) + reloadOnNewData;
          }
          // Compiling changes the tree.
          const tree = site.takeTree(relative(root, filepath).replaceAll('\\', '/'));
          return threads.compile({ ...page, tree, paths });
        }),
        stylesPlugin(bundled),
        interceptPages(convertedPages, (route, html) => threads.convert([html, background.formatsAt(route)])),
      ],
      tools,
    },
    // Otherwise Rspress sends data of all pages to every page, and writes a search index.
    modifySearchIndexData(found) {
      found.length = 0;
    },
    async afterBuild({ outDir = 'dist' }, isProduction) {
      if (!isProduction) return;
      await finishSite(site, { settings, root, outDir, bundled, converted: convertedPages, ...background });
      await threads.close();
    },
  };
  return {
    ...plugin,
    /** Absolute paths of the content and of the interface definitions. */
    folders: contentFolders(settings).map((folder) => join(root, folder)),
    /**
     * Reads the whole content, or the changes since the last time. In development, the site starts with pages whose
     * text is not read yet.
     *
     * @param signal Stops reading, for a newer update.
     * @throws {SiteError} With every problem in the content.
     */
    async update(signal?: AbortSignal) {
      const reading = readSite({ drafts: true, memo, signal });
      const [before, now] = [site, await reading.finally(() => signal?.aborted || markRead())];
      site = now;
      return {
        /** Whether pages were added or removed, so that Rspress has to restart. */
        routesChanged: filesOf(before).join() !== filesOf(now).join(),
        /** Absolute paths of the modules of pages whose data changed, other than their text. */
        files: [
          ...filesOf(now).filter((file) => contextJson(before, file) !== contextJson(now, file)),
          ...now.changed,
        ],
      };
    },
  };
}

/** Starts what needs no rendered pages, while Rspress renders them: the social images and the search. */
function startBackgroundWork(site: AssembledSite, { settings, root }: ContentOptions, threads: PageThreads) {
  const cache = resolve('node_modules/.cache/social-images');
  const images = socialImages(site.publicPages, settings, cache);
  const formatsAt = formatsOf(site, settings);
  const search = threads.index(searchSource(site, settings, root));
  // Awaited after the build, which reports the error.
  for (const later of [images, search]) later.catch(() => undefined);
  return { formatsAt, images, search };
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

/** The site's data for the page in a file, as text to compare. */
const contextJson = ({ contextOf }: AssembledSite, file: string) =>
  JSON.stringify(contextOf(file), (_key, value: unknown) => (value instanceof Map ? [...value] : value));
