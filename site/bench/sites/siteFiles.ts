import type { SettingsInput } from '../../settings/schema';
import { entryTags, type GeneratedEntry } from './generateEntries';
import { pagesOf, type GeneratedPage, type GeneratedSite } from './generateSite';

/** Front matter as both kinds of sites take it. */
export const frontMatter = (values: Record<string, unknown>) =>
  ['---', ...Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---'].join(
    '\n',
  );

/** A page as Markdown with front matter. */
export const pageSource = ({ title, description, markdown }: GeneratedPage) =>
  `${frontMatter({ title, description })}\n\n${markdown}`;

/** File with the settings of a site that is measured, in its root. */
export const settingsFile = 'settings.json';

/** The files that make a folder with content a site of its own: the settings, and a name for what is built from it. */
export const projectFiles = (settings: SettingsInput): [path: string, content: string][] => [
  [settingsFile, JSON.stringify(settings, null, 2)],
  ['package.json', JSON.stringify({ name: 'measured-site', private: true })],
];

/** The files of a generated site as this project lays one out, by path from its root. */
export function siteFiles(site: GeneratedSite): Map<string, string> {
  const files = new Map(pagesOf(site).map((page) => [`content/${page.id}.mdx`, pageSource(page)]));
  for (const [path, content] of projectFiles(siteSettings(site))) files.set(path, content);
  if (site.entries.length === 0) return files;
  files.set('content/changelog/authors.yml', 'writer:\n  name: A Writer\n');
  files.set(
    'content/changelog/tags.yml',
    entryTags.map((tag) => `${tag}:\n  label: ${tag}\n  description: What changes with ${tag}.\n`).join(''),
  );
  for (const entry of site.entries) files.set(`content/changelog/${entry.slug}.mdx`, entrySource(entry));
  return files;
}

function entrySource({ title, description, date, tags, kinds, excerpt, markdown }: GeneratedEntry): string {
  const head = frontMatter({ title, date, authors: ['writer'], tags, kinds, description });
  return `${head}\n\n${excerpt}\n\n{/* excerpt */}\n\n${markdown}\n`;
}

/** The settings of a generated site in this project. */
export function siteSettings({ home, areas, entries }: GeneratedSite): SettingsInput {
  const first = ({ chapters }: GeneratedSite['areas'][number]) => chapters[0]!.sections[0]!.pages[0]!.route;
  const changelog = entries.length > 0;
  return {
    title: 'Generated',
    tagline: 'Pages that were made up',
    address: 'https://generated.example.com',
    navbar: {
      links: [
        ...areas.map((area) => ({ label: area.label, href: first(area) })),
        ...(changelog ? [{ label: 'Changelog', href: '/changelog' }] : []),
      ],
    },
    footer: { copyright: 'Copyright © 2025 Generated' },
    sidebars: {
      home: [{ items: [home.id] }],
      ...Object.fromEntries(
        areas.map(({ id, chapters }) => [
          id,
          chapters.map(({ label, sections }) => ({
            heading: label,
            items: sections.map(({ label, pages }) => ({ label, items: pages.map(({ id }) => id) })),
          })),
        ]),
      ),
    },
    ...(changelog && { changelog: { folder: 'changelog' } }),
    content: { exclude: changelog ? ['changelog/**'] : [] },
  };
}
