import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { versionOf } from '../../content/documents/versions';
import { absoluteAddress, type Origin } from '../../content/documents/withBase';
import { mirrorRoute } from '../../theme/head/routes';
import type { AssembledPages } from '../../pages/assemblePages';
import type { PublicPage } from '../../pages/publicPages';
import type { Settings } from '../../settings/schema';
import type { Write } from '../writer';

/** Addresses without base of the list of pages, and of the files with the whole text. */
const routes = { list: '/llms.txt', documents: '/llms-full.txt', reference: '/api/llms-full.txt' };

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
  const list = (pages: PublicPage[], sectionOf: (page: PublicPage, index: number) => string) =>
    pages.map((page, index) => ({
      ...page,
      section: sectionOf(page, index),
      file: mirrorRoute(page.route),
    }));
  const wholeText = (file: string, name: string, what: string) => ({
    section: 'Optional',
    file,
    title: `${name} in one file`,
    description: `The whole text of the ${what}.`,
  });
  const files: ListedFile[] = [
    // The home page belongs to the section of the page after it.
    ...list(documents, (page, index) => {
      const { section } = page.facts.type === 'home' ? (documents[index + 1] ?? page) : page;
      return section ?? title;
    }),
    ...list(reference, () => 'API reference'),
    ...list(ofType('entry'), () => 'Changelog'),
    wholeText(routes.documents, 'Documentation', `documentation, ${documents.length} pages`),
    ...(reference.length > 0
      ? [wholeText(routes.reference, 'API reference', `API reference, ${reference.length} files`)]
      : []),
    ...list(all.filter(isOlder), () => 'Optional'),
  ];
  const writeFull = (route: string, heading: string, pages: PublicPage[]) => {
    const texts = pages.map((page) => ({
      route: page.route,
      markdown: readFileSync(join(outDir, mirrorRoute(page.route)), 'utf8'),
    }));
    write(route, llmsFull(heading, texts, settings));
  };
  write(routes.list, llmsList(settings, files));
  writeFull(routes.documents, `# ${title}\n\n> ${tagline}`, documents);
  if (reference.length > 0) writeFull(routes.reference, `# ${title}: API reference`, reference);
}

/** The list of files for language models (llmstxt.org): name and tagline of the site, and sections of links. */
export function llmsList(site: Origin & { title: string; tagline: string }, files: ListedFile[]): string {
  const lines = new Map<string, string[]>();
  for (const { section, file, title, description } of files) {
    const label = oneLine(title).replace(/[\\[\]]/g, '\\$&');
    const line = `- [${label}](${encodeURI(absoluteAddress(file, site))}): ${oneLine(description)}`;
    lines.set(section, [...(lines.get(section) ?? []), line]);
  }
  return `${[
    `# ${oneLine(site.title)}`,
    `> ${oneLine(site.tagline)}`,
    'Every page is there as Markdown, at its address with `.md` at the end.',
    ...[...lines].map(([section, links]) => `## ${oneLine(section)}\n\n${links.join('\n')}`),
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

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
