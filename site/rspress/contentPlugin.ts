import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { glob } from 'tinyglobby';

import { changedFiles, filesOf } from './changedFiles';
import { developmentFiles } from './developmentFiles';
import { fixedSettings } from './fixedSettings';
import { settingsModule } from './settingsModule';
import { serveFiles } from './serveFiles';
import { socialImages } from '../publish/image/writeSocialImages';
import { cacheFolder } from '../cacheFolder';
import { formatProblems, SiteError, type Problem } from '../problem';
import { compilePage, type CompiledSite } from '../render/markdown/compilePage';
import { assemblePages, type AssembledPages } from '../render/pages/assemblePages';
import { readContent, type ReadContentOptions } from '../render/pages/readContent';
import type { Redirect } from '../content/redirects/checkRedirects';
import type { Settings } from '../settings/schema';
import { writeExtras } from '../publish/writeExtras';

const loader = fileURLToPath(new URL('../render/markdown/compileLoader.mjs', import.meta.url));

/** Rspress parses every page for a search index and an outline that nobody takes from it. It finds no text in them. */
const noText = { search: /[^]+/, replace: '' };

/** What is found when the content is read anew while a development server runs. */
export interface Examination {
  /** What has to be mended. */
  problems: Problem[];
  /** What is worth a word. */
  warnings: Problem[];
  /** Whether pages were added, renamed or removed since the server began, so that it must begin anew. */
  stale: boolean;
}

/** Where settings were written, and what they were when a site began. */
export interface WrittenSettings {
  /** Module that exports them as `settings`. */
  file: string;
  /** Folder that the path of the file begins at. */
  root: string;
  settings: Settings;
}

/** The plugin, and what a development server asks it. */
export interface ContentPlugin extends RspressPlugin {
  name: 'content';
  /** Absolute paths of the folders that it reads. */
  folders: string[];
  /** Where addresses lead that moved for good, once the content is read. */
  redirects: () => Redirect[];
  /** What was found that is worth a word, once the content is read. */
  warnings: () => Problem[];
  /** The settings it began with, and where they were written. */
  written: WrittenSettings;
  /** Reads the content as it is now, by these settings. @default those of the last time */
  examine: (settings?: Settings) => Promise<Examination>;
}

export type ContentPluginOptions = Omit<ReadContentOptions, 'warn'>;

/** Brings the content into Rspress: reads and checks all of it, and gives each page its anchors, its navigation and its elements. */
export function contentPlugin(options: ContentPluginOptions): ContentPlugin {
  const { root, settingsFile } = options;
  let { settings } = options;
  const fixed = fixedSettings(settings);
  const shown = settingsModule(settings);
  let pages: AssembledPages;
  let found: Problem[] = [];
  const compiled: CompiledSite = { root: join(root, settings.content.root), base: settings.base };
  let pictures: Promise<Map<string, Buffer>>;
  /** Has modules made anew of these files, in a development server. Open pages exchange them, or load themselves anew where they cannot. */
  let renew: (files: string[]) => void = () => {};
  const read = async (settings: Settings) => {
    const warnings: Problem[] = [];
    const content = await readContent({
      ...options,
      settings,
      warn: (found) => void warnings.push(...found),
    });
    return { content, warnings };
  };

  return {
    name: 'content',
    folders: [settings.content.root, settings.reference?.root].flatMap((folder) =>
      folder === undefined ? [] : [join(root, folder)],
    ),
    written: { file: settingsFile, root, settings },
    redirects: () => pages.site.redirects,
    warnings: () => found,
    async examine(fresh = settings) {
      if (fixedSettings(fresh) !== fixed) return { problems: [], warnings: [], stale: true };
      try {
        const { content, warnings } = await read(fresh);
        const next = await assemblePages(content, { settings: fresh, root });
        if (filesOf(next, root).join() !== filesOf(pages, root).join())
          return { problems: [], warnings, stale: true };
        const changed = [...changedFiles(pages, next, root), ...shown.write(fresh)];
        settings = fresh;
        pages = next;
        if (changed.length > 0) renew(changed);
        return { problems: [], warnings, stale: false };
      } catch (error) {
        if (error instanceof SiteError) return { problems: error.problems, warnings: [], stale: false };
        throw error;
      }
    },
    async config(config, _utilities, isProduction) {
      const { content, warnings } = await read(settings);
      found = warnings;
      // A development server prints warnings itself, at every change.
      if (isProduction && warnings.length > 0) console.warn(formatProblems(warnings));
      pages = await assemblePages(content, { settings, root });
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
      plugins: [
        shown.plugin,
        {
          name: 'content',
          setup(api: RsbuildPluginAPI) {
            api.onAfterCreateCompiler(({ compiler }) => {
              renew = (files) =>
                void compiler.watching?.invalidateWithChangesAndRemovals(new Set(files), new Set());
            });
          },
        },
      ],
      server: {
        setup(context) {
          if (context.action !== 'dev') return;
          context.server.middlewares.use(serveFiles(developmentFiles(() => pages, settings)));
        },
      },
      tools: {
        bundlerChain(chain, { isProd }) {
          const rule = chain.module.rule('mdx').oneOf('mdx');
          const compile = (source: string, filepath: string) => {
            const known = pages.dataOf(filepath);
            const tree = pages.takeTree(relative(root, filepath).replaceAll('\\', '/'), source);
            // The summary is in the tree already.
            const data = tree && known ? { ...known, summary: undefined } : known;
            return compilePage({ source, filepath, data, tree }, compiled);
          };
          rule.use('mdx-loader').loader(loader).options({ compile });
          // What every save changes has a chunk of its own: without it, the bundler took 95 ms for a saved page instead of 75.
          if (!isProd) chain.optimization.runtimeChunk('single');
          // A page is run by Node.js alone, which understands it as it is.
          else rule.uses.delete('builtin:swc-loader');
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
