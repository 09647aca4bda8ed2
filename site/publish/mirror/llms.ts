import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { versionOf } from '../../content/documents/versions';
import { absoluteAddress, type Origin } from '../../content/documents/withBase';
import { mirrorRoute } from '../../theme/head/routes';
import type { AssembledPages } from '../../pages/assemblePages';
import type { PublicPage } from '../../pages/pageData';
import type { Settings } from '../../settings/schema';
import type { Write } from '../writer';

/** A file in the list. */
interface ListedFile {
  /** Title of its section. */
  section: string;
  /** Address without base. */
  file: string;
  title: string;
  description: string;
}

export interface WriteLlmsOptions {
  settings: Settings;
  /** Folder of the built site, which contains each page as Markdown. */
  outDir: string;
  write: Write;
}

/** Writes `llms.txt` and the files with the whole text for language models. */
export function writeLlms(
  { published }: Pick<AssembledPages, 'published'>,
  { settings, outDir, write }: WriteLlmsOptions,
): void {
  const { title, tagline, versions } = settings;
  const ofType = (...types: PublicPage['facts']['type'][]) =>
    published.filter(({ facts }) => types.includes(facts.type));
  const isOlder = ({ route }: PublicPage) =>
    ![undefined, versions[0]?.name].includes(versionOf(route, versions)?.name);
  const all = ofType('home', 'document');
  const documents = all.filter((page) => !isOlder(page));
  const reference = ofType('reference');
  const list = (pages: PublicPage[], section?: string): ListedFile[] =>
    pages.map((page) => ({
      ...page,
      // The home page belongs to the section of the page after it.
      section: section ?? (page.facts.type === 'home' ? documents[1] : page)?.section ?? title,
      file: mirrorRoute(page.route),
    }));
  /** Writes pages into one file, and lists it. */
  const writeFull = (file: string, heading: string, name: string, pages: PublicPage[]): ListedFile => {
    const textOf = ({ route }: PublicPage) => readFileSync(join(outDir, mirrorRoute(route)), 'utf8');
    const texts = pages.map((page) => ({ route: page.route, markdown: textOf(page) }));
    write(file, llmsFull(heading, texts, settings));
    return { section: 'Optional', file, title: `${name} in one file`, description: `${pages.length} pages.` };
  };
  const files = [
    ...list(documents),
    ...list(reference, 'API reference'),
    ...list(ofType('entry'), 'Changelog'),
    writeFull('/llms-full.txt', `# ${title}\n\n> ${tagline}`, 'Documentation', documents),
    ...(reference.length > 0
      ? [writeFull('/api/llms-full.txt', `# ${title}: API reference`, 'API reference', reference)]
      : []),
    ...list(all.filter(isOlder), 'Optional'),
  ];
  write('/llms.txt', llmsList(settings, files));
}

/** The list of files for language models (llmstxt.org): name and tagline of the site, and sections of links. */
export function llmsList(site: Origin & { title: string; tagline: string }, files: ListedFile[]): string {
  const lines = new Map<string, string[]>();
  for (const { section, file, title, description } of files) {
    const label = title.replace(/[\\[\]]/g, '\\$&');
    const line = `- [${label}](${encodeURI(absoluteAddress(file, site))}): ${description.replace(/\s+/g, ' ').trim()}`;
    lines.set(section, [...(lines.get(section) ?? []), line]);
  }
  return `${[
    `# ${site.title}`,
    `> ${site.tagline}`,
    'Every page is there as Markdown, at its address with `.md` at the end.',
    ...[...lines].map(([section, links]) => `## ${section}\n\n${links.join('\n')}`),
  ].join('\n\n')}\n`;
}

/** The Markdown of several pages, each below its address. */
export function llmsFull(
  heading: string,
  pages: { route: string; markdown: string }[],
  origin: Origin,
): string {
  const parts = pages.map(
    ({ route, markdown }) => `Source: ${encodeURI(absoluteAddress(route, origin))}\n\n${markdown.trim()}`,
  );
  return `${[heading, ...parts].join('\n\n---\n\n')}\n`;
}
