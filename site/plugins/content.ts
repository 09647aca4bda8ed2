import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { RspressPlugin } from '@rspress/core';
import { transformerMetaHighlight } from '@shikijs/transformers';
import { glob } from 'tinyglobby';

import { readSite, type ReadSiteOptions, type Site } from '../documents/readSite';
import { codeTheme, transformerRoles } from './markdown/codeTheme';
import { rehypeElements } from './markdown/rehypeElements';
import { remarkDiagrams } from './markdown/remarkDiagrams';
import { remarkDocument } from './markdown/remarkDocument';

/** Brings the documents into Rspress: reads and checks them, and gives each page its anchors, its navigation and its elements. */
export function contentPlugin(options: Omit<ReadSiteOptions, 'warn'>): RspressPlugin {
  const { settings, root } = options;
  let site: Site;
  return {
    name: 'content',
    async config(config) {
      site = await readSite({ ...options, warn: (report) => console.warn(report) });
      return {
        ...config,
        markdown: {
          ...config.markdown,
          shiki: {
            ...config.markdown?.shiki,
            theme: codeTheme,
            transformers: [transformerRoles(), transformerMetaHighlight({ className: 'highlighted' })],
          },
          remarkPlugins: [
            [remarkDocument, { site, base: settings.base, contentRoot: join(root, settings.content.root) }],
            remarkDiagrams,
          ],
          rehypePlugins: [rehypeElements],
        },
      };
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
    // Rspress writes its search index even when its search is off.
    async afterBuild({ outDir = 'dist' }) {
      const indexes = await glob('static/search_index.*.json', { cwd: outDir, absolute: true });
      await Promise.all(indexes.map((file) => rm(file)));
    },
  };
}
