import type { UserConfig } from '@rspress/core';
import { stringify } from 'yaml';

import type { SettingsInput } from '../../settings/schema';
import { pagesOf, type GeneratedSite } from './generateSite';

/** File with the settings of a site that is measured, in its root. */
export const settingsFile = 'settings.json';

/** Files by their paths from the root of a site. */
export type Files = Record<string, string>;

const address = 'https://generated.example.com';
const title = 'Generated';
const description = 'Pages that were made up';

const packageFile: Files = {
  'package.json': JSON.stringify({ name: 'measured-site', private: true, type: 'module' }),
};

/** The files that make a folder with content a site of its own: the settings, and a name for what is built from it. */
export const projectFiles = (settings: SettingsInput): Files => ({
  [settingsFile]: JSON.stringify(settings),
  ...packageFile,
});

const pageFiles = (site: GeneratedSite, folder: string, change = (text: string) => text): Files =>
  Object.fromEntries(
    pagesOf(site).map(({ id, title, description, markdown }) => [
      `${folder}/${id}.mdx`,
      `---\n${stringify({ title, description })}---\n\n${change(markdown)}\n`,
    ]),
  );

const frontPage = ({ sections }: GeneratedSite['areas'][number]) => sections[0]!.pages[0]!.route;

/** The settings of a generated site in this project. */
export const siteSettings = ({ home, areas }: GeneratedSite): SettingsInput => ({
  title,
  tagline: description,
  address,
  navbar: { links: areas.map((area) => ({ label: area.id, href: frontPage(area) })) },
  footer: { copyright: 'Copyright © 2025 Generated' },
  sidebars: {
    home: [{ items: [home.id] }],
    ...Object.fromEntries(
      areas.map(({ id, sections }) => [
        id,
        [{ items: sections.map(({ label, pages }) => ({ label, items: pages.map((page) => page.id) })) }],
      ]),
    ),
  },
});

/** The files of a generated site as this project lays one out. */
export const siteFiles = (site: GeneratedSite): Files => ({
  ...projectFiles(siteSettings(site)),
  ...pageFiles(site, 'content'),
});

/** The files of a stock Rspress project with the same pages in the same sidebars. Everything else is as Rspress has it. */
export function stockFiles(site: GeneratedSite): Files {
  const sidebarOf = ({ sections }: GeneratedSite['areas'][number]) =>
    sections.map(({ label, pages }) => ({
      text: label,
      collapsible: true,
      collapsed: true,
      items: pages.map(({ title, route }) => ({ text: title, link: route })),
    }));
  const config: UserConfig = {
    root: 'docs',
    outDir: 'dist',
    title,
    description,
    siteOrigin: address,
    route: { cleanUrls: true },
    themeConfig: {
      nav: site.areas.map((area) => ({
        text: area.id,
        link: frontPage(area),
        activeMatch: `/${area.id}/`,
      })),
      sidebar: Object.fromEntries(site.areas.map((area) => [`/${area.id}/`, sidebarOf(area)])),
    },
  };
  return {
    'rspress.config.mjs': `export default ${JSON.stringify(config)};\n`,
    ...pageFiles(site, 'docs'),
  };
}

/** The files of a Starlight project with the same pages in the same order. Everything else is as Starlight has it. */
export function starlightFiles(site: GeneratedSite): Files {
  const sidebar = site.areas.map(({ id, sections }) => ({
    label: id,
    items: sections.map(({ label, pages }) => ({
      label,
      collapsed: true,
      items: pages.map(({ title, route }) => ({ label: title, link: route })),
    })),
  }));
  const config = { site: address, trailingSlash: 'never', build: { format: 'file' } };
  return {
    ...packageFile,
    'astro.config.mjs': [
      "import starlight from '@astrojs/starlight';",
      `const integrations = [starlight(${JSON.stringify({ title, description, sidebar })})];`,
      `export default { ...${JSON.stringify(config)}, integrations };\n`,
    ].join('\n'),
    'src/content.config.ts': [
      "import { docsLoader } from '@astrojs/starlight/loaders';",
      "import { docsSchema } from '@astrojs/starlight/schema';",
      "import { defineCollection } from 'astro:content';",
      'export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n',
    ].join('\n'),
    // Starlight draws the title without being told.
    ...pageFiles(site, 'src/content/docs', (markdown) => markdown.replace(/^# .*\n/, '')),
  };
}
