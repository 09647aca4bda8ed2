import type { UserConfig } from '@rspress/core';

import { pagesOf, type GeneratedSite } from './generateSite';
import { pageSource } from './siteFiles';

/** The files of a stock Rspress project with the pages of a generated site, by path from its root. */
export function stockFiles(site: GeneratedSite): Map<string, string> {
  const files = new Map(pagesOf(site).map((page) => [`docs/${page.id}.mdx`, pageSource(page)]));
  files.set('rspress.config.mjs', `export default ${JSON.stringify(stockConfig(site), null, 2)};\n`);
  return files;
}

/** The same pages in the same sidebars. Everything else is as Rspress has it. */
function stockConfig({ areas }: GeneratedSite): UserConfig {
  return {
    root: 'docs',
    outDir: 'dist',
    title: 'Generated',
    description: 'Pages that were made up',
    siteOrigin: 'https://generated.example.com',
    route: { cleanUrls: true },
    themeConfig: {
      nav: areas.map(({ id, label, chapters }) => ({
        text: label,
        link: chapters[0]!.sections[0]!.pages[0]!.route,
        activeMatch: `/${id}/`,
      })),
      sidebar: Object.fromEntries(
        areas.map(({ id, chapters }) => [
          `/${id}/`,
          chapters.map(({ label, sections }) => ({
            text: label,
            items: sections.map(({ label, pages }) => ({
              text: label,
              collapsible: true,
              collapsed: true,
              items: pages.map(({ title, route }) => ({ text: title, link: route })),
            })),
          })),
        ]),
      ),
    },
  };
}
