import type { UserConfig } from '@rspress/core';
import { stringify } from 'yaml';

import type { SettingsInput } from '../../settings/schema';
import { entryTags, pagesOf, type GeneratedPage, type GeneratedSite } from './generateSite';

/** File with the settings of a site that is measured, in its root. */
export const settingsFile = 'settings.json';

/** Files by their paths from the root of a site. */
export type Files = Record<string, string>;

const address = 'https://generated.example.com';

const withFrontMatter = (values: object, markdown: string) => `---\n${stringify(values)}---\n\n${markdown}\n`;

const pageSource = ({ title, description, markdown }: GeneratedPage) =>
  withFrontMatter({ title, description }, markdown);

/** Front page of an area. */
const firstOf = ({ sections }: GeneratedSite['areas'][number]) => sections[0]!.pages[0]!.route;

/** The files that make a folder with content a site of its own: the settings, and a name for what is built from it. */
export const projectFiles = (settings: SettingsInput): Files => ({
  [settingsFile]: JSON.stringify(settings),
  'package.json': JSON.stringify({ name: 'measured-site', private: true }),
});

/** The files of a generated site as this project lays one out. */
export function siteFiles(site: GeneratedSite): Files {
  const pages = pagesOf(site).map((page) => [`content/${page.id}.mdx`, pageSource(page)]);
  const entries = site.entries.map(({ slug, markdown, ...head }) => [
    `content/changelog/${slug}.mdx`,
    withFrontMatter({ ...head, authors: ['writer'] }, markdown),
  ]);
  const tags = entryTags.map((tag) => [tag, { label: tag, description: `What changes with ${tag}.` }]);
  return {
    ...projectFiles(siteSettings(site)),
    ...(entries.length > 0 && {
      'content/changelog/authors.yml': stringify({ writer: { name: 'A Writer' } }),
      'content/changelog/tags.yml': stringify(Object.fromEntries(tags)),
    }),
    ...Object.fromEntries([...pages, ...entries]),
  };
}

/** The settings of a generated site in this project. */
export function siteSettings({ home, areas, entries }: GeneratedSite): SettingsInput {
  const changelog = entries.length > 0;
  return {
    title: 'Generated',
    tagline: 'Pages that were made up',
    address,
    navbar: {
      links: [
        ...areas.map((area) => ({ label: area.id, href: firstOf(area) })),
        ...(changelog ? [{ label: 'Changelog', href: '/changelog' }] : []),
      ],
    },
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
    ...(changelog && { changelog: { folder: 'changelog' } }),
    content: { exclude: changelog ? ['changelog/**'] : [] },
  };
}

/** The files of a stock Rspress project with the same pages in the same sidebars. Everything else is as Rspress has it. */
export function stockFiles(site: GeneratedSite): Files {
  const { areas } = site;
  const config: UserConfig = {
    root: 'docs',
    outDir: 'dist',
    title: 'Generated',
    description: 'Pages that were made up',
    siteOrigin: address,
    route: { cleanUrls: true },
    themeConfig: {
      nav: areas.map((area) => ({ text: area.id, link: firstOf(area), activeMatch: `/${area.id}/` })),
      sidebar: Object.fromEntries(
        areas.map(({ id, sections }) => [
          `/${id}/`,
          sections.map(({ label, pages }) => ({
            text: label,
            collapsible: true,
            collapsed: true,
            items: pages.map(({ title, route }) => ({ text: title, link: route })),
          })),
        ]),
      ),
    },
  };
  return {
    'rspress.config.mjs': `export default ${JSON.stringify(config)};\n`,
    ...Object.fromEntries(pagesOf(site).map((page) => [`docs/${page.id}.mdx`, pageSource(page)])),
  };
}

/** The files of a Starlight project with the same pages in the same order. Everything else is as Starlight has it. */
export function starlightFiles(site: GeneratedSite): Files {
  const options = {
    title: 'Generated',
    description: 'Pages that were made up',
    sidebar: site.areas.map(({ id, sections }) => ({
      label: id,
      items: sections.map(({ label, pages }) => ({
        label,
        collapsed: true,
        items: pages.map(({ title, route }) => ({ label: title, link: route })),
      })),
    })),
  };
  const config = { site: address, trailingSlash: 'never', build: { format: 'file' } };
  // It draws the title by itself.
  const source = (page: GeneratedPage) =>
    pageSource({ ...page, markdown: page.markdown.replace(/^# .*\n/, '') });
  return {
    'package.json': JSON.stringify({ name: 'measured-site', private: true, type: 'module' }),
    'astro.config.mjs': [
      "import starlight from '@astrojs/starlight';",
      `const integrations = [starlight(${JSON.stringify(options)})];`,
      `export default { ...${JSON.stringify(config)}, integrations };\n`,
    ].join('\n'),
    'src/content.config.ts': [
      "import { docsLoader } from '@astrojs/starlight/loaders';",
      "import { docsSchema } from '@astrojs/starlight/schema';",
      "import { defineCollection } from 'astro:content';",
      'export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n',
    ].join('\n'),
    ...Object.fromEntries(pagesOf(site).map((page) => [`src/content/docs/${page.id}.mdx`, source(page)])),
  };
}
