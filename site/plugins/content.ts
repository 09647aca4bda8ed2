import { rm } from 'node:fs/promises';
import type { RspressPlugin } from '@rspress/core';
import { transformerMetaHighlight } from '@shikijs/transformers';
import { glob } from 'tinyglobby';

import type { ReadSiteOptions } from '../documents/readSite';
import { codeTheme, transformerRoles } from './markdown/codeTheme';
import { rehypeElements } from './markdown/rehypeElements';
import { remarkDiagrams } from './markdown/remarkDiagrams';
import { remarkDocument } from './markdown/remarkDocument';
import { assemblePages, type AssembledPages } from './pages/assemblePages';
import { writeExtras } from './pages/writeExtras';

/** Brings the content into Rspress: reads and checks all of it, and gives each page its anchors, its navigation and its elements. */
export function contentPlugin(options: Omit<ReadSiteOptions, 'warn' | 'beside'>): RspressPlugin {
  const { settings } = options;
  let pages: AssembledPages;
  return {
    name: 'content',
    async config(config) {
      pages = await assemblePages({ ...options, warn: (report) => console.warn(report) });
      const { dataOf } = pages;
      return {
        ...config,
        markdown: {
          ...config.markdown,
          shiki: {
            ...config.markdown?.shiki,
            theme: codeTheme,
            transformers: [transformerRoles(), transformerMetaHighlight({ className: 'highlighted' })],
          },
          remarkPlugins: [[remarkDocument, { dataOf, base: settings.base }], remarkDiagrams],
          rehypePlugins: [rehypeElements],
        },
      };
    },
    addPages: () => pages.additional,
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
      await writeExtras(pages, { settings, root: options.root, outDir });
    },
  };
}
