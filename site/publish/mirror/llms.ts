import { assistantsRoute } from '../../assistants/assistantsFile';
import { absoluteAddress } from '../../content/links/withBase';
import { versionOf } from '../../content/sidebars/versions';
import type { PublicPage } from '../../pages/pageData';
import type { Settings } from '../../settings/schema';
import { mirrorRoute } from '../../theme/head/routes';

/** The settings that files for language models contain. */
type LlmsSettings = Pick<Settings, 'title' | 'tagline' | 'versions' | 'address' | 'base' | 'assistants'>;

/**
 * The files for language models by address: `llms.txt` (llmstxt.org), and the whole text of the documents and of the
 * reference.
 *
 * @param markdownOf The Markdown of a page.
 */
export function llmsFiles(
  published: PublicPage[],
  settings: LlmsSettings,
  markdownOf: (route: string) => string,
): Map<string, string> {
  const { title, tagline, versions } = settings;
  const address = (route: string) => encodeURI(absoluteAddress(route, settings));
  const sections = new Map<string, string[]>();
  const list = (section: string, file: string, label: string, description: string) => {
    const line = `- [${label.replace(/[\\[\]]/g, '\\$&')}](${address(file)}): ${description.replace(/\s+/g, ' ').trim()}`;
    sections.set(section, [...(sections.get(section) ?? []), line]);
  };
  const listPages = (pages: PublicPage[], sectionOf: (page: PublicPage) => string | undefined) => {
    for (const page of pages) {
      list(sectionOf(page) ?? title, mirrorRoute(page.route), page.title, page.description);
    }
  };
  const files = new Map<string, string>();
  const writeFull = (file: string, name: string, heading: string, pages: PublicPage[]) => {
    const texts = pages.map(({ route }) => `Source: ${address(route)}\n\n${markdownOf(route).trim()}`);
    files.set(file, `${[heading, ...texts].join('\n\n---\n\n')}\n`);
    list('Optional', file, `${name} in one file`, `${pages.length} pages.`);
  };

  const ofType = (...types: PublicPage['kind'][]) => published.filter(({ kind }) => types.includes(kind));
  const isOlder = ({ route }: PublicPage) =>
    ![undefined, versions[0]?.name].includes(versionOf(route, versions)?.name);
  const all = ofType('home', 'document');
  const documents = all.filter((page) => !isOlder(page));
  const reference = ofType('reference');
  // The home page belongs to the section of the page after it.
  listPages(documents, (page) => (page.kind === 'home' ? documents[1] : page)?.section);
  listPages(reference, () => 'API reference');
  listPages(ofType('entry'), () => 'Changelog');
  writeFull('/llms-full.txt', 'Documentation', `# ${title}\n\n> ${tagline}`, documents);
  if (reference.length > 0) {
    writeFull('/api/llms-full.txt', 'API reference', `# ${title}: API reference`, reference);
  }
  listPages(all.filter(isOlder), () => 'Optional');
  const index = [
    `# ${title}`,
    `> ${tagline}`,
    'Every page is there as Markdown, at its address with `.md` at the end.',
    ...(settings.assistants
      ? [
          `Ask instead of reading: \`${address(assistantsRoute)}\` is a server of the Model Context Protocol that searches, reads a section, describes a method and checks a request.`,
        ]
      : []),
    ...[...sections].map(([section, lines]) => `## ${section}\n\n${lines.join('\n')}`),
  ];
  return files.set('/llms.txt', `${index.join('\n\n')}\n`);
}
